import { expect, it } from 'vitest';
import {
  embedFeatures,
  type IntentClassifier,
  intentProbabilities,
  makeIntentClassifier,
  readIntentClassifier,
  subIntentProbabilities,
  writeIntentClassifier,
} from './intent-classifier.ts';

const learned = {
  intents: ['a/b', 'a/c', 'd/e'],
  subIntents: [['one', 'other'], [], ['third']],
  relevance: { weights: [2, 3, 1], none: 4 },
  exampleCount: 7,
  features: [
    { name: 'gate', frequency: 4 },
    { name: 'été', frequency: 3 },
    { name: '#pay', frequency: 1 },
  ],
  embeddings: Float32Array.of(2, -1, 0, 0.5, 0, 0),
  directions: Float32Array.of(1, 0, 0, 1, -1, -1),
  biases: Float32Array.of(0, 0, 1),
  subIntentDirections: Float32Array.of(0, 1, 1, 0, 0, 0),
  subIntentBiases: Float32Array.of(0, 0, 0),
  unanswerable: Float32Array.of(0.5, -2, 0, 0.25),
};
const model = makeIntentClassifier(learned);
const embeddingOf = (known: IntentClassifier, features: Map<string, number>) =>
  embedFeatures(known, features).embedding;

it.each([
  ['gate', [4, -2]],
  ['été', [0, 1]],
  ['#pay', [0, 0]],
  ['never seen', [0, 0]],
])('quantizes the embedding of "%s" with a small error', (feature, expected) => {
  for (const known of [model, readIntentClassifier(writeIntentClassifier(model))]) {
    const embedding = embeddingOf(known, new Map([[feature, 2]]));
    for (const [at, number] of embedding.entries()) expect(number).toBeCloseTo(expected[at] ?? 0, 1);
  }
});

it('gives the highest probability to the intent with the closest direction; all sum to 1', () => {
  const probabilities = intentProbabilities(model, embeddingOf(model, new Map([['gate', 2]])));
  expect(probabilities.indexOf(Math.max(...probabilities))).toBe(0);
  expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 5);
});

it('falls back to the biases when no feature is known', () => {
  const probabilities = intentProbabilities(model, embeddingOf(model, new Map([['never seen', 1]])));
  expect(probabilities.indexOf(Math.max(...probabilities))).toBe(2);
});

it('gives the sub-intents of an intent probabilities that sum to 1', () => {
  const gate = embeddingOf(model, new Map([['gate', 2]]));
  const [one = 1, other = 0] = subIntentProbabilities(model, gate, 0, 2);
  expect(other).toBeGreaterThan(one);
  expect(one + other).toBeCloseTo(1, 5);
  expect(subIntentProbabilities(model, gate, 2, 2)).toHaveLength(0);
  expect([...subIntentProbabilities(model, gate, 2, 3)]).toEqual([1]);
});

it('sums the log-odds that no FAQ answers over the features', () => {
  const oddsOf = (...features: [string, number][]) => embedFeatures(model, new Map(features)).unanswerable;
  expect(oddsOf(['gate', 2], ['never seen', 1])).toBe(1.25);
  expect(oddsOf(['gate', 1], ['été', 1])).toBe(-1.25);
  expect(oddsOf()).toBe(0.25);
});

it('survives being written to a file and read back', () => {
  expect(readIntentClassifier(writeIntentClassifier(model))).toEqual(model);
});
