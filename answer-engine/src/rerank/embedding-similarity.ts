import type { IndexedFaq } from '../retrieve/indexed-faq.ts';
import { lengthOf } from '../text/vector-math.ts';
import { cosineOf, type Embedding } from '../understand/intents/intent-classifier.ts';
import { relevanceWeights } from '../understand/intents/intents.ts';

const [ofQuestion = 0, ofWhole = 0, ofSentence = 0] = relevanceWeights.weights;

/** The highest cosine of a query with any sentence of the answer; with the question if the answer has no sentences. */
export const nearestSentenceCosine = (
  query: Embedding,
  { questionEmbedding, sentenceEmbeddings }: IndexedFaq,
): number =>
  sentenceEmbeddings.length === 0
    ? cosineOf(query, questionEmbedding)
    : sentenceEmbeddings.reduce((most, sentence) => Math.max(most, cosineOf(query, sentence)), -1);

/** Cosines, from -1 to 1, of a query with an FAQ's question, with the whole FAQ and with the nearest sentence of its answer. */
export interface EmbeddingSimilarity {
  readonly ofQuestion: number;
  readonly ofWhole: number;
  readonly ofSentence: number;
}

export const embeddingSimilarity = (query: Embedding, indexed: IndexedFaq): EmbeddingSimilarity => ({
  ofQuestion: cosineOf(query, indexed.questionEmbedding),
  ofWhole: cosineOf(query, indexed.embedding),
  ofSentence: nearestSentenceCosine(query, indexed),
});

/**
 * The log-odds that an FAQ, rather than none, answers a message: a linear model over the cosines, trained on messages with known answers by
 * answer-engine/train/answer-ranking.mjs.
 */
export const learnedRelevance = (cosines: EmbeddingSimilarity): number =>
  ofQuestion * cosines.ofQuestion + ofWhole * cosines.ofWhole + ofSentence * cosines.ofSentence - relevanceWeights.none;

/** An embedding scaled to length 1; a zero vector stays zero. */
export function unitVector(embedding: Embedding): Embedding {
  const length = lengthOf(embedding) || 1;
  return embedding.map((number) => number / length);
}

/**
 * A vector whose dot product with the unit vector of a query is the part of `learnedRelevance` that comes from the question and the
 * whole FAQ. The first stage leaves out the sentences.
 */
export function relevanceVector({
  embedding,
  questionEmbedding,
}: Pick<IndexedFaq, 'embedding' | 'questionEmbedding'>): Embedding {
  const question = unitVector(questionEmbedding);
  return unitVector(embedding).map((number, at) => ofWhole * number + ofQuestion * (question[at] ?? 0));
}
