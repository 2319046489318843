import { expect, test } from 'vitest';
import { trainIntentClassifier } from './intent-classifier.mjs';

const cosineOf = (a, b) => {
  const dot = (one, other) => one.reduce((sum, value, at) => sum + value * other[at], 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
};

test('intents and their sub-intents are told apart by the words of their examples, alike in every run', () => {
  const samples = Array.from({ length: 40 }, () => [
    { intent: 0, subIntent: 0, rows: [0, 2], values: [0.7, 0.7] },
    { intent: 0, subIntent: 1, rows: [0, 3], values: [0.7, 0.7] },
    { intent: 1, rows: [1, 2], values: [0.7, 0.7] },
  ]).flat();
  const counts = { featureCount: 4, subIntentCounts: [2, 0] };
  const learned = trainIntentClassifier(samples, counts);
  const size = learned.embeddings.length / 4;
  const scoreOf = (row, choice, vectors, biases) =>
    learned.embeddings
      .subarray(row * size, (row + 1) * size)
      .reduce((sum, value, at) => sum + value * vectors[choice * size + at], biases[choice]);
  const intentScore = (row, intent) => scoreOf(row, intent, learned.intentVectors, learned.intentBiases);
  const subIntentScore = (row, subIntent) => scoreOf(row, subIntent, learned.subIntentVectors, learned.subIntentBiases);
  expect(intentScore(0, 0)).toBeGreaterThan(intentScore(0, 1));
  expect(intentScore(1, 1)).toBeGreaterThan(intentScore(1, 0));
  expect(subIntentScore(2, 0)).toBeGreaterThan(subIntentScore(2, 1));
  expect(subIntentScore(3, 1)).toBeGreaterThan(subIntentScore(3, 0));
  expect(trainIntentClassifier(samples, counts)).toEqual(learned);
});

test('a message comes to lie nearer to the FAQ that answers it than to the others, and one without an answer near none', () => {
  const text = (...rows) => ({ rows, values: rows.map(() => 0.7) });
  const faq = (row) => ({ question: text(row), whole: text(row), sentences: [] });
  const facility = {
    faqs: [faq(0), faq(1)],
    messages: [
      { text: text(2), right: [0] },
      { text: text(3), right: [1] },
      { text: text(4), right: [] },
    ],
  };
  const samples = Array.from({ length: 400 }, () => ({ intent: 0, rows: [5], values: [1] }));
  const { embeddings, ranking } = trainIntentClassifier(samples, {
    featureCount: 6,
    subIntentCounts: [0],
    facilities: Array(20).fill(facility),
  });
  const size = embeddings.length / 6;
  const embeddingOf = (row) => embeddings.subarray(row * size, (row + 1) * size);
  const cosine = (one, other) => cosineOf(embeddingOf(one), embeddingOf(other));
  expect(cosine(2, 0)).toBeGreaterThan(cosine(2, 1) + 0.5);
  expect(cosine(3, 1)).toBeGreaterThan(cosine(3, 0) + 0.5);
  const scoreOf = (message, other) =>
    ranking.cosines.reduce((sum, weight) => sum + weight * cosine(message, other), -ranking.noAnswer);
  expect(scoreOf(2, 0)).toBeGreaterThan(0);
  expect(Math.max(scoreOf(4, 0), scoreOf(4, 1))).toBeLessThan(0);
});
