/** Trains the emergency classifier on the examples of emergencies and on ordinary messages: a step of `npm run train`. */
import { writeFileSync } from 'node:fs';
import { readFacilities, readIntents, readLines } from '../data/read-data.mjs';
import { frequentFeatures, trainEmergencyClassifier, writeEmergencyClassifier } from './emergency-classifier.mjs';
import { analyzeText, classifiedEmergencies, emergencyFeatures } from './engine.mjs';
import { modelFile } from './engine-words.mjs';
import { recordModel } from './manifest.mjs';

/** Their examples may report an emergency. */
const leftOut = new Set(['out-of-domain/emergency', 'access/locked-in', 'out-of-domain/happening-now']);

const featuresOf = (text) => emergencyFeatures(analyzeText(text));
const columnOf = (emergency) => classifiedEmergencies.indexOf(emergency) + 1;

const examples = readLines('emergency-examples').flatMap(({ emergency, examples: texts }) =>
  texts.map((text) => ({ column: columnOf(emergency), features: featuresOf(text) })),
);
/** One in this many examples of an intent is taken. */
const sharingIntents = 4;
const ordinary = [
  ...readFacilities('train').flatMap(({ messages }) => messages),
  ...readFacilities('fit').flatMap(({ messages }) => messages),
].flatMap(({ message, expected, tags }) => (expected.kind !== 'none' || tags.length > 0 ? [message] : []));
const ofIntents = readIntents()
  .filter(({ intent }) => !leftOut.has(intent))
  .flatMap((group) => group.examples)
  .filter((_, at) => at % sharingIntents === 0);
const names = frequentFeatures(examples);
const samples = [
  ...examples,
  ...[...ordinary, ...ofIntents].map((text) => ({ column: 0, features: featuresOf(text) })),
];
console.log(
  `${examples.length} examples of emergencies and the like, ${samples.length - examples.length} ordinary messages`,
);
const weights = trainEmergencyClassifier(samples, names, classifiedEmergencies.length + 1);
writeFileSync(modelFile('emergency-classifier'), writeEmergencyClassifier(names, weights));
await recordModel('emergency-classifier');
