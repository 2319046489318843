import type { IndexedFaq } from '../retrieve/indexed-faq.ts';
import { lengthOf } from '../text/vector-math.ts';
import { cosineOf, type Embedding } from '../understand/intents/intent-classifier.ts';
import { relevanceWeights } from '../understand/intents/intents.ts';

const [ofQuestion = 0, ofWhole = 0, ofSentence = 0] = relevanceWeights.weights;

/** The cosine of a message's embedding with that of the sentence of the answer that lies nearest. */
export const nearestSentence = (query: Embedding, { questionEmbedding, sentenceEmbeddings }: IndexedFaq): number =>
  sentenceEmbeddings.length === 0
    ? cosineOf(query, questionEmbedding)
    : sentenceEmbeddings.reduce((most, sentence) => Math.max(most, cosineOf(query, sentence)), -1);

/** The cosines of a message's embedding with those of a FAQ: of its question, of the whole, and of the nearest sentence. */
export interface EmbeddingSimilarity {
  readonly ofQuestion: number;
  readonly ofWhole: number;
  readonly ofSentence: number;
}

export const embeddingSimilarity = (query: Embedding, entry: IndexedFaq): EmbeddingSimilarity => ({
  ofQuestion: cosineOf(query, entry.questionEmbedding),
  ofWhole: cosineOf(query, entry.embedding),
  ofSentence: nearestSentence(query, entry),
});

/**
 * How much likelier a FAQ is to answer a message than that none does, by where both lie: as it was learned from messages of which the
 * answer is known. A logarithm of odds, above 0 if it rather answers.
 */
export const learnedRelevance = (near: EmbeddingSimilarity): number =>
  ofQuestion * near.ofQuestion + ofWhole * near.ofWhole + ofSentence * near.ofSentence - relevanceWeights.none;

/** An embedding of length 1. */
export function unitVector(embedding: Embedding): Embedding {
  const length = lengthOf(embedding) || 1;
  return embedding.map((number) => number / length);
}

/** A FAQ's place for a first glance: its product with the direction of a message is the relevance of its question and its whole. */
export function relevanceVector({
  embedding,
  questionEmbedding,
}: Pick<IndexedFaq, 'embedding' | 'questionEmbedding'>): Embedding {
  const question = unitVector(questionEmbedding);
  return unitVector(embedding).map((number, at) => ofWhole * number + ofQuestion * (question[at] ?? 0));
}
