import { pathToFileURL } from 'node:url';
import { readFacilities } from '../data/read-data.mjs';
import { analyzeText, createFaqIndexBuilder, embedQuestions, indexFaq, splitWords, stemWords } from './engine.mjs';

/** The values of the server's `suggestAnswer`: this many FAQs are reranked, and the best is suggested at this probability or higher. */
const compared = 8;
const threshold = 0.1;

const stemsOf = (text) => new Set(stemWords(splitWords(text)));

/** The baseline: the FAQs whose questions share the most words with the message, weighted by rarity. */
export const byWords = async (faqs) => {
  const stems = faqs.map(({ question }) => stemsOf(question));
  const countOf = (stem) => stems.filter((of) => of.has(stem)).length;
  return (message) => {
    const shared = stems.map((of, at) => ({ at, common: [...stemsOf(message)].filter((stem) => of.has(stem)) }));
    const scored = shared.map(({ at, common }) => ({
      at,
      score: common.reduce((sum, it) => sum + 1 / countOf(it), 0),
    }));
    const found = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    return found.slice(0, compared).map(({ at }) => faqs[at]);
  };
};

export const byMeaning = async (faqs) => {
  const find = await embedQuestions(faqs.map(({ question }) => question));
  return (message) => find(message, compared).map((at) => faqs[at]);
};

/** The upper bound: every FAQ is compared. */
export const all = async (faqs) => () => faqs;

const indexed = new WeakMap();

const indexOf = (faqs) => {
  const builder = createFaqIndexBuilder(faqs);
  for (const faq of faqs) {
    if (!indexed.has(faq)) indexed.set(faq, indexFaq(faq));
    builder.add(indexed.get(faq));
  }
  return builder.build({ correctsSpelling: true });
};

const suggest = (faqs, message) => {
  const [best] = indexOf(faqs).nearest(analyzeText(message), 1);
  return best && best.score >= threshold ? best.faq.id : undefined;
};

/**
 * How many answerable messages get the right FAQ suggested, and how many messages without an answer get any FAQ.
 *
 * @param chooseFrom takes FAQs and returns a function from a message to the FAQs to rerank
 */
export const scoreSuggestions = async (facilities, chooseFrom) => {
  const counts = { answered: 0, right: 0, without: 0, suggested: 0 };
  for (const { faqs, messages } of facilities) {
    const choose = await chooseFrom(faqs);
    for (const { message, expected, accept = [] } of messages) {
      if (expected.faqId === undefined && expected.kind !== 'none') continue;
      const suggested = suggest(choose(message), message);
      if (expected.kind === 'none') {
        counts.without++;
        if (suggested !== undefined) counts.suggested++;
      } else {
        counts.answered++;
        if (suggested !== undefined && [expected, ...accept].some(({ faqId }) => faqId === suggested)) counts.right++;
      }
    }
  }
  return { right: counts.right / counts.answered, needless: counts.suggested / counts.without };
};

const percent = (share) => (100 * share).toFixed(1);

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const facilities = readFacilities(process.argv[2] ?? 'dev');
  console.log('| compared in full | right FAQ suggested | any FAQ, without an answer |\n| --- | --- | --- |');
  for (const [name, choose] of Object.entries({ byWords, byMeaning, all })) {
    const { right, needless } = await scoreSuggestions(facilities, choose);
    console.log(`| ${name} | ${percent(right)} | ${percent(needless)} |`);
  }
}
