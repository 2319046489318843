/**
 * Trains the embeddings with the intent classifier, the answer ranking and the answerability model: the second step of `npm run train`.
 */
import { writeFileSync } from 'node:fs';
import { readFacilities, readIntents } from '../data/read-data.mjs';
import { trainAnswerability } from './answerability.mjs';
import {
  analyzeAnswer,
  analyzeWords,
  faqTextFeatures,
  makeIntentClassifier,
  textFeatures,
  writeIntentClassifier,
} from './engine.mjs';
import { modelFile } from './engine-words.mjs';
import { trainIntentClassifier } from './intent-classifier.mjs';
import { recordModel } from './manifest.mjs';
import { groupByIntent, readSamples } from './read-samples.mjs';

const featuresOf = (text) => textFeatures(analyzeWords(text));

/** A facility in the form that answer-ranking.mjs takes. */
const readFacility = ({ faqs, messages }, rowsOf) => {
  const indexFaq = ({ question, answer }) => {
    const features = faqTextFeatures(analyzeWords(question), analyzeAnswer(answer), answer);
    return {
      question: rowsOf(features.question),
      whole: rowsOf(features.whole),
      sentences: features.sentences.map(rowsOf),
    };
  };
  const rightFaqs = ({ expected, accept }) =>
    [expected, ...accept].flatMap((label) =>
      label.kind === 'faq' ? faqs.findIndex(({ id }) => id === label.faqId) : [],
    );
  return {
    faqs: faqs.map(indexFaq),
    messages: messages.map((one) => ({ text: rowsOf(featuresOf(one.message)), right: rightFaqs(one) })),
  };
};

const intents = groupByIntent(readIntents());
const { features, samples, rowsOf } = readSamples(intents, featuresOf);
const facilities = readFacilities('train').map((facility) => readFacility(facility, rowsOf));
const subIntents = intents.map((one) => one.subIntents);
const classifier = trainIntentClassifier(samples, {
  featureCount: features.length,
  subIntentCounts: subIntents.map(({ length }) => length),
  facilities,
});
const answerability = trainAnswerability(
  facilities.flatMap(({ messages }) => messages),
  features.length,
);
const model = makeIntentClassifier({
  features,
  embeddings: classifier.embeddings,
  intents: intents.map(({ intent }) => intent),
  directions: classifier.intentVectors,
  biases: classifier.intentBiases,
  subIntents: subIntents,
  subIntentDirections: classifier.subIntentVectors,
  subIntentBiases: classifier.subIntentBiases,
  relevance: { weights: classifier.ranking.cosines, none: classifier.ranking.noAnswer },
  unanswerable: answerability,
  exampleCount: samples.length,
});
writeFileSync(modelFile('intent-classifier'), writeIntentClassifier(model));
const counts = {
  examples: samples.length,
  intents: intents.length,
  features: features.length,
  facilities: facilities.length,
};
await recordModel('intent-classifier', counts);
console.log('Intent classifier:', counts);
