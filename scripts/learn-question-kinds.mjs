/**
 * Learns from the examples in server/question-kinds what a message asks, and from the facilities in server/answered-questions which FAQ answers it, or that none does; writes
 * server/assets/question-kinds.bin and example-words.txt. By hand, after a build and whenever examples, facilities or the reading of words have changed (a test
 * tells): `node scripts/learn-question-kinds.mjs`, twenty minutes. Then fit the score anew: scripts/fit-faq-score.mjs.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fingerprintOf } from './question-kinds/fingerprint.mjs';
import { learnKinds } from './question-kinds/learn-kinds.mjs';
import { learnUnanswerable } from './question-kinds/learn-unanswerable.mjs';
import { readExamples } from './question-kinds/read-examples.mjs';
import { readFacilities } from './question-kinds/read-facilities.mjs';
import { wordsOfExamples } from './question-kinds/words-of-examples.mjs';
import { root } from './run.mjs';

const load = (module) => import(new URL(`server/dist/chat/language/${module}`, pathToFileURL(root)));
const asset = (name) => fileURLToPath(new URL(`server/assets/${name}`, pathToFileURL(root)));
/** A word that fewer have speaks through its meaning alone, and a pair through its words. */
const fewestWith = { word: 2, pair: 4 };

/** The words of the examples. Before any is read: whoever reads them mends their slips by these. */
const writeWords = async (kinds) => {
  const { isCommonEnglish } = await load('word-vectors.js');
  const { splitWords } = await load('normalize-text.js');
  writeFileSync(asset('example-words.txt'), wordsOfExamples(kinds, splitWords, isCommonEnglish).join('\n'));
};

/** Every example with its features, its kind, and its matter counted through all kinds. */
const readFeatures = (kinds, featuresOf) => {
  let firstMatter = 0;
  return kinds.flatMap(({ examples, matters }, kind) => {
    const first = firstMatter;
    firstMatter += matters.length;
    return examples.map(({ text, matter }) => ({
      kind,
      matter: matter === undefined ? undefined : first + matters.indexOf(matter),
      features: featuresOf(text),
    }));
  });
};

/** The features that stand in enough examples to be learned. */
const tellingFeatures = (examples) => {
  const frequencies = new Map();
  for (const { features } of examples)
    for (const name of features.keys()) frequencies.set(name, (frequencies.get(name) ?? 0) + 1);
  const fewest = (name) => (name.includes(' ') ? fewestWith.pair : fewestWith.word);
  const isTelling = ([name, frequency]) => /^[~#]/.test(name) || frequency >= fewest(name);
  return [...frequencies].filter(isTelling).map(([name, frequency]) => ({ name, frequency }));
};

/** A text's features by their rows, as far as they are learned. */
const rowsIn = (features) => {
  const rowOf = new Map(features.map(({ name }, row) => [name, row]));
  return (all) => {
    const known = [...all].filter(([name]) => rowOf.has(name));
    return { rows: known.map(([name]) => rowOf.get(name)), values: known.map(([, value]) => value) };
  };
};

/** The FAQs of the facilities and their messages, by their features. */
const readTexts = async (facilities, rowsOf) => {
  const { featuresOfFaq, readAnswer } = await load('../faq-features.js');
  const { readWords } = await load('read-words.js');
  const { textFeatures } = await load('text-features.js');
  return facilities.map(({ faqs, messages }) => ({
    faqs: faqs.map(({ question, answer }) => {
      const features = featuresOfFaq(readWords(question), readAnswer(answer), answer);
      return {
        question: rowsOf(features.question),
        whole: rowsOf(features.whole),
        sentences: features.sentences.map(rowsOf),
      };
    }),
    messages: messages.map(({ text, right }) => ({ text: rowsOf(textFeatures(readWords(text))), right })),
  }));
};

const kinds = readExamples();
const facilities = readFacilities();
await writeWords(kinds);
const { readWords } = await load('read-words.js');
const { textFeatures } = await load('text-features.js');
const { makeKindModel, writeKindModel } = await load('kind-model.js');
const featuresOf = (text) => textFeatures(readWords(text));
const examples = readFeatures(kinds, featuresOf);
const features = tellingFeatures(examples);
const matters = kinds.map((kind) => kind.matters);
const rowsOf = rowsIn(features);
const samples = examples.map(({ kind, matter, features: all }) => ({ kind, matter, ...rowsOf(all) }));
const texts = await readTexts(facilities, rowsOf);
const learned = learnKinds(samples, {
  featureCount: features.length,
  matterCounts: matters.map(({ length }) => length),
  facilities: texts,
});
const model = makeKindModel({
  ...learned,
  unanswerable: learnUnanswerable(
    texts.flatMap(({ messages }) => messages),
    features.length,
  ),
  kinds: kinds.map(({ kind }) => kind),
  matters,
  exampleCount: examples.length,
  fingerprint: fingerprintOf(kinds, facilities, featuresOf),
  features,
});
writeFileSync(asset('question-kinds.bin'), writeKindModel(model));
console.log(
  `${examples.length} examples of ${kinds.length} kinds, ${features.length} features, ${facilities.length} facilities`,
);
