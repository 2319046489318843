/** Fits the reranker on the facilities of `fit` and cross-validates it: the last step of `npm run train`. */
import { writeFileSync } from 'node:fs';
import { readFacilities } from '../data/read-data.mjs';
import { rankingTable } from '../eval/ranking-table.mjs';
import { analyzeText, indexFaqs } from './engine.mjs';
import { modelFile } from './engine-words.mjs';
import { recordModel } from './manifest.mjs';
import { fitReranker } from './reranker.mjs';

/** One facility in this many is also fitted with few FAQs. */
const sharingFew = 3;
/** The share of FAQs that such a facility keeps: one in this many. */
const sharingFaqs = 5;

/**
 * A facility with a fifth of its FAQs. The trees need both cases, because with few FAQs the right one leads by less. Messages that none of the
 * remaining FAQs answers are sampled, or they would outweigh the others.
 */
const withFewFaqs = ({ faqs, messages, ...rest }, number) => {
  const kept = faqs.filter((_, at) => (at + number) % sharingFaqs === 0);
  const ids = new Set(kept.map(({ id }) => id));
  const isAnswered = ({ expected, accept }) => [expected, ...accept].some(({ faqId }) => ids.has(faqId));
  const isSampled = ({ expected }, at) => at % (expected.kind === 'none' ? 4 : 12) === 0;
  return { ...rest, faqs: kept, messages: messages.filter((one, at) => isAnswered(one) || isSampled(one, at)) };
};

/** Every message of a facility, with the features of its candidates. */
const readMessages = async ({ faqs, messages }, facilityNumber) => {
  const index = indexFaqs(faqs);
  return messages.map((message) => {
    const right = [message.expected, ...message.accept].map(({ faqId }) => faqId);
    const candidates = index.compare(analyzeText(message.message));
    return {
      facilityNumber,
      message,
      candidates: candidates.map(({ faq, features }) => ({ isTrue: right.includes(faq.id), features: features })),
    };
  });
};

const facilities = readFacilities('fit');
const small = facilities.flatMap((facility, number) =>
  number % sharingFew === 0 ? [{ facility: withFewFaqs(facility, number / sharingFew), number }] : [],
);
const fitted = [...facilities.map((facility, number) => ({ facility, number })), ...small];
const messages = (await Promise.all(fitted.map(({ facility, number }) => readMessages(facility, number)))).flat();
console.log(`${facilities.length} facilities, ${messages.length} messages, each predicted from other facilities:`);
const { model, predictions } = fitReranker(messages);
const { lines, metrics } = rankingTable(predictions);
console.log(lines.join('\n'));
const trees = model.trees.map((tree) => `    ${JSON.stringify(tree)}`).join(',\n');
writeFileSync(
  modelFile('reranker'),
  `{\n  "columns": ${JSON.stringify(model.columns)},\n  "bias": ${model.bias},\n  "trees": [\n${trees}\n  ]\n}\n`,
);
await recordModel('reranker', metrics);
