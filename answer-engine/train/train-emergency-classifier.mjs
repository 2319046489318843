/** Trains the emergency classifier on the examples of emergencies and on ordinary messages: a step of `npm run train`. */
import { writeFileSync } from 'node:fs';
import { readFacilities, readIntents, readLines } from '../data/read-data.mjs';
import { classifiedEmergencies, embedWords, messageFeatures } from './engine.mjs';
import { modelFile } from './engine-words.mjs';
import { recordModel } from './manifest.mjs';
import { frequentFeatures, trainSoftmaxRegression, writeSoftmaxRegression } from './softmax-regression.mjs';

/** Intents whose examples may report an emergency; they are no negative examples. */
const leftOut = new Set(['out-of-domain/emergency', 'access/locked-in', 'out-of-domain/happening-now']);

const featuresOf = (text) => messageFeatures(embedWords(text));
const columnOf = (emergency) => classifiedEmergencies.indexOf(emergency) + 1;

const examples = readLines('emergency-examples').flatMap(({ emergency, examples: texts }) =>
  texts.map((text) => ({ column: columnOf(emergency), features: featuresOf(text) })),
);
/** One in this many examples of an intent is used. */
const sharingIntents = 2;
const ordinary = [
  ...readFacilities('train').flatMap(({ messages }) => messages),
  ...readFacilities('fit').flatMap(({ messages }) => messages),
].flatMap(({ message, expected, tags }) => (expected.kind !== 'none' || tags.length > 0 ? [message] : []));
const ofIntents = readIntents()
  .filter(({ intent }) => !leftOut.has(intent))
  .flatMap((group) => group.examples)
  .filter((_, at) => at % sharingIntents === 0);
/** Visitors' messages in the middle of a chat. They are short, and may contain words that also describe an emergency. */
const turns = [
  ...readLines('follow-ups').flatMap(({ dialogues }) => dialogues.flat().map(([text]) => text)),
  ...readLines('dialogue-acts').flatMap((group) => group.examples),
];
const names = frequentFeatures(examples);
const samples = [
  ...examples,
  ...[...ordinary, ...ofIntents, ...turns].map((text) => ({ column: 0, features: featuresOf(text) })),
];
console.log(
  `${examples.length} examples of emergencies and the like, ${samples.length - examples.length} ordinary messages`,
);
const weights = trainSoftmaxRegression(samples, names, classifiedEmergencies.length + 1);
writeFileSync(modelFile('emergency-classifier'), writeSoftmaxRegression(names, weights));
await recordModel('emergency-classifier');
