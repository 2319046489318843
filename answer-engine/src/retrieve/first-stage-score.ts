import { unitVector } from '../rerank/embedding-similarity.ts';
import type { Query } from '../rerank/lexical-similarity.ts';
import { addProducts } from '../text/vector-math.ts';
import type { Embedding } from '../understand/intents/intent-classifier.ts';
import type { InvertedIndex } from './inverted-index.ts';

/** What a glance goes by: kinds first, then words and ideas, and words that tell these FAQs apart once more; and where both lie. */
const weights = { intents: 4, specificity: 0.65, relevance: 0.3 };
/** What a word counts that only the answer has. */
const toldShare = 0.6;

/** What can be told at once of how promising each FAQ of an index is: a number for each, in their order there. */
export function firstStageScores(
  query: Query,
  { faqCount, stems, concepts, intents, points }: InvertedIndex,
): Float64Array {
  const scores = new Float64Array(faqCount);
  for (const { intent, probability } of query.subIntents) {
    const ofFaqs = intents[intent];
    for (let place = 0; place < faqCount; place++)
      scores[place] = (scores[place] ?? 0) + probability * (ofFaqs?.[place] ?? 0);
  }
  for (let place = 0; place < faqCount; place++) scores[place] = weights.intents * (scores[place] ?? 0);
  addRelevance(scores, query.embedding, points);
  const add = (places: readonly number[], weight: number) => {
    for (const place of places) scores[place] = (scores[place] ?? 0) + weight;
  };
  const addWord = (stem: string, weight: number) => {
    const { query: askedIn, subIntentsOfParts } = stems.get(stem) ?? { query: [], subIntentsOfParts: [] };
    add(askedIn, weight);
    add(subIntentsOfParts, toldShare * weight);
  };
  for (const { stem, weight } of query.contentTerms) addWord(stem, weight / query.weightOfTerms);
  for (const { stem, weight } of query.specificities) addWord(stem, weights.specificity * weight);
  for (const { concept, weight } of query.concepts) {
    const { query: askedIn, subIntentsOfParts } = concepts.get(concept) ?? { query: [], subIntentsOfParts: [] };
    add(askedIn, weight / query.weightOfConcepts);
    add(subIntentsOfParts, weight / query.weightOfConcepts);
  }
  return scores;
}

function addRelevance(scores: Float64Array, embedding: Embedding, points: Float32Array): void {
  const relevance = new Float64Array(scores.length);
  addProducts(relevance, points, 0, unitVector(embedding));
  for (let place = 0; place < scores.length; place++)
    scores[place] = (scores[place] ?? 0) + weights.relevance * (relevance[place] ?? 0);
}
