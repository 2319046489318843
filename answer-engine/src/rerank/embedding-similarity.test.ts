import { expect, it } from 'vitest';
import { indexFaq } from '../retrieve/indexed-faq.ts';
import { analyzeText } from '../understand/analyze-text.ts';
import { cosineOf } from '../understand/intents/intent-classifier.ts';
import { relevanceWeights } from '../understand/intents/intents.ts';
import {
  embeddingSimilarity,
  learnedRelevance,
  nearestSentence,
  relevanceVector,
  unitVector,
} from './embedding-similarity.ts';

const faqOf = (question: string, answer: string) => indexFaq({ id: question, question, answer });
const share = faqOf(
  'Can somebody else use my unit?',
  'Yes, add them in the office. Everybody on the list has a code of their own.',
);
const boxes = faqOf('Do you sell boxes?', 'Yes');
const { embedding: query } = analyzeText('my brother wants to get in without me');

it('finds the FAQ more relevant that a message means', () => {
  expect(learnedRelevance(embeddingSimilarity(query, share))).toBeGreaterThan(
    learnedRelevance(embeddingSimilarity(query, boxes)),
  );
});

it('tells at a glance what the question and the whole FAQ make of it', () => {
  const { embedding } = analyzeText('is it possible to share a unit');
  const direction = unitVector(embedding);
  const [, , ofSentence = 0] = relevanceWeights.weights;
  for (const entry of [share, boxes]) {
    const firstStageScore = relevanceVector(entry).reduce((sum, number, at) => sum + number * (direction[at] ?? 0), 0);
    const rest = ofSentence * nearestSentence(embedding, entry) - relevanceWeights.none;
    expect(firstStageScore + rest).toBeCloseTo(learnedRelevance(embeddingSimilarity(embedding, entry)), 4);
  }
});

it('goes by the sentence of an answer that is nearest, and by the question where the answer has none', () => {
  const { embedding } = analyzeText('does everybody get a code of their own');
  const cosines = share.sentenceEmbeddings.map((sentence) => cosineOf(embedding, sentence));
  expect(nearestSentence(embedding, share)).toBe(cosines[1]);
  expect(Math.max(...cosines)).toBe(cosines[1]);
  expect(nearestSentence(embedding, boxes)).toBe(cosineOf(embedding, boxes.questionEmbedding));
});

it('knows no direction of a text without any known word', () => {
  expect([...unitVector(new Float32Array(3))]).toEqual([0, 0, 0]);
});
