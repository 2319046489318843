import type { FaqEntry } from '../retrieve/indexed-faq.ts';
import { lengthOf } from '../text/vector-math.ts';
import { cosineOf, type Embedding } from '../understand/intents/intent-classifier.ts';
import { relevanceWeights } from '../understand/intents/intents.ts';

const [ofQuestion = 0, ofWhole = 0, ofSentence = 0] = relevanceWeights.weights;

/** The cosine of a message's embedding with that of the sentence of the answer that lies nearest. */
export const nearestSentence = (asked: Embedding, { questionEmbedding, sentenceEmbeddings }: FaqEntry): number =>
  sentenceEmbeddings.length === 0
    ? cosineOf(asked, questionEmbedding)
    : sentenceEmbeddings.reduce((most, sentence) => Math.max(most, cosineOf(asked, sentence)), -1);

/** The cosines of a message's embedding with those of a FAQ: of its question, of the whole, and of the nearest sentence. */
export interface Nearness {
  readonly ofQuestion: number;
  readonly ofWhole: number;
  readonly ofSentence: number;
}

export const nearnessOf = (asked: Embedding, entry: FaqEntry): Nearness => ({
  ofQuestion: cosineOf(asked, entry.questionEmbedding),
  ofWhole: cosineOf(asked, entry.embedding),
  ofSentence: nearestSentence(asked, entry),
});

/**
 * How much likelier a FAQ is to answer a message than that none does, by where both lie: as it was learned from messages of which the
 * answer is known. A logarithm of odds, above 0 if it rather answers.
 */
export const relevanceOf = (near: Nearness): number =>
  ofQuestion * near.ofQuestion + ofWhole * near.ofWhole + ofSentence * near.ofSentence - relevanceWeights.none;

/** An embedding of length 1. */
export function directionOf(embedding: Embedding): Embedding {
  const length = lengthOf(embedding) || 1;
  return embedding.map((number) => number / length);
}

/** A FAQ's place for a first glance: its product with the direction of a message is the relevance of its question and its whole. */
export function pointOf({
  embedding,
  questionEmbedding,
}: Pick<FaqEntry, 'embedding' | 'questionEmbedding'>): Embedding {
  const question = directionOf(questionEmbedding);
  return directionOf(embedding).map((number, at) => ofWhole * number + ofQuestion * (question[at] ?? 0));
}
