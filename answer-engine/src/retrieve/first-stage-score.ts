import { unitVector } from '../rerank/embedding-similarity.ts';
import type { Query } from '../rerank/lexical-similarity.ts';
import { addProducts } from '../text/vector-math.ts';
import type { Embedding } from '../understand/intents/intent-classifier.ts';
import type { InvertedIndex } from './inverted-index.ts';

/** Weights relative to the overlap of content terms and of concepts, which weigh 1 each. */
const weights = { intents: 4, specificity: 0.65, relevance: 0.3 };
/** The weight of a term that only the answer contains, relative to one in the question. */
const answerOnlyWeight = 0.6;

/**
 * Scores every FAQ of an index in one pass over the postings: a weighted sum of intent match, term and concept overlap, term
 * specificity and learned relevance.
 * @returns one unbounded score per FAQ, by position in the index
 */
export function firstStageScores(
  query: Query,
  { faqCount, stems, concepts, intents, relevanceVectors }: InvertedIndex,
): Float64Array {
  const scores = new Float64Array(faqCount);
  for (const { intent, probability } of query.subIntents) {
    const ofFaqs = intents[intent];
    for (let position = 0; position < faqCount; position++)
      scores[position] = (scores[position] ?? 0) + probability * (ofFaqs?.[position] ?? 0);
  }
  for (let position = 0; position < faqCount; position++) scores[position] = weights.intents * (scores[position] ?? 0);
  addRelevance(scores, query.embedding, relevanceVectors);
  const add = (positions: readonly number[], weight: number) => {
    for (const position of positions) scores[position] = (scores[position] ?? 0) + weight;
  };
  const addStem = (stem: string, weight: number) => {
    const { inQuestion, inAnswerOnly } = stems.get(stem) ?? { inQuestion: [], inAnswerOnly: [] };
    add(inQuestion, weight);
    add(inAnswerOnly, answerOnlyWeight * weight);
  };
  for (const { stem, weight } of query.contentTerms) addStem(stem, weight / query.weightOfTerms);
  for (const { stem, weight } of query.specificities) addStem(stem, weights.specificity * weight);
  for (const { concept, weight } of query.concepts) {
    const { inQuestion, inAnswerOnly } = concepts.get(concept) ?? { inQuestion: [], inAnswerOnly: [] };
    add(inQuestion, weight / query.weightOfConcepts);
    add(inAnswerOnly, weight / query.weightOfConcepts);
  }
  return scores;
}

function addRelevance(scores: Float64Array, embedding: Embedding, relevanceVectors: Float32Array): void {
  const relevance = new Float64Array(scores.length);
  addProducts(relevance, relevanceVectors, 0, unitVector(embedding));
  for (let position = 0; position < scores.length; position++)
    scores[position] = (scores[position] ?? 0) + weights.relevance * (relevance[position] ?? 0);
}
