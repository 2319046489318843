import { expect, it } from 'vitest';
import { indexFaq } from '../retrieve/indexed-faq.ts';
import { analyzeText } from '../understand/analyze-text.ts';
import { cosineOf } from '../understand/intents/intent-classifier.ts';
import { relevanceWeights } from '../understand/intents/intents.ts';
import {
  embeddingSimilarity,
  learnedRelevance,
  nearestSentenceCosine,
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

it('scores the FAQ that a paraphrase asks for as more relevant', () => {
  expect(learnedRelevance(embeddingSimilarity(query, share))).toBeGreaterThan(
    learnedRelevance(embeddingSimilarity(query, boxes)),
  );
});

it('learned relevance is the first-stage product plus the sentence term', () => {
  const { embedding } = analyzeText('is it possible to share a unit');
  const direction = unitVector(embedding);
  const [, , ofSentence = 0] = relevanceWeights.weights;
  for (const indexed of [share, boxes]) {
    const firstStageScore = relevanceVector(indexed).reduce(
      (sum, number, at) => sum + number * (direction[at] ?? 0),
      0,
    );
    const rest = ofSentence * nearestSentenceCosine(embedding, indexed) - relevanceWeights.none;
    expect(firstStageScore + rest).toBeCloseTo(learnedRelevance(embeddingSimilarity(embedding, indexed)), 4);
  }
});

it('takes the nearest sentence of the answer, or the question where the answer has no sentence', () => {
  const { embedding } = analyzeText('does everybody get a code of their own');
  const cosines = share.sentenceEmbeddings.map((sentence) => cosineOf(embedding, sentence));
  expect(nearestSentenceCosine(embedding, share)).toBe(cosines[1]);
  expect(Math.max(...cosines)).toBe(cosines[1]);
  expect(nearestSentenceCosine(embedding, boxes)).toBe(cosineOf(embedding, boxes.questionEmbedding));
});

it('leaves a zero vector as it is', () => {
  expect([...unitVector(new Float32Array(3))]).toEqual([0, 0, 0]);
});
