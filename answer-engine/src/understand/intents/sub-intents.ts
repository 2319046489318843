import type { Embedding } from './intent-classifier.ts';
import { type IntentProbabilities, type LikelyIntent, likelyIntents, subIntentsWithin } from './intents.ts';

interface SubIntentsOfIntent extends LikelyIntent {
  readonly subIntents: Float32Array;
}

/** The likely intents of a text, each with the distribution of its sub-intents. */
export type SubIntents = readonly SubIntentsOfIntent[];

/** Less probable intents are left out. */
const likelyFrom = 0.02;

/** The sub-intent distributions of the likely intents of a text. */
export function subIntentsOf(embedding: Embedding, intents: IntentProbabilities): SubIntents {
  const subIntents: SubIntentsOfIntent[] = [];
  for (const { intent, probability } of likelyIntents(intents, likelyFrom))
    subIntents.push({ intent, probability, subIntents: subIntentsWithin(intent, embedding) });
  return subIntents;
}

/** The Bhattacharyya coefficient of two joint distributions of intents and sub-intents: 1 when equal, 0 when disjoint. */
export function subIntentSimilarity(a: SubIntents, b: SubIntents): number {
  let shared = 0;
  for (const { intent, probability, subIntents } of a) {
    const other = findIntent(b, intent);
    if (other) shared += Math.sqrt(probability * other.probability) * bhattacharyya(subIntents, other.subIntents);
  }
  return shared;
}

/**
 * The similarity of the sub-intents of a message and another text, given that they share an intent: the weighted mean of the Bhattacharyya
 * coefficients of the shared intents, from 0 to 1.
 *
 * @param embedding of the other text
 * @param intents of the other text
 * @param known the sub-intents of the other text that are already computed
 */
export function subIntentSimilarityWithin(
  message: SubIntents,
  embedding: Embedding,
  intents: IntentProbabilities,
  known: SubIntents = [],
): number {
  let total = 0;
  let shared = 0;
  for (const { intent, probability, subIntents } of message) {
    const weight = Math.sqrt(probability * (intents[intent] ?? 0));
    total += weight;
    const other = findIntent(known, intent)?.subIntents ?? subIntentsWithin(intent, embedding);
    shared += weight * bhattacharyya(subIntents, other);
  }
  return total === 0 ? 0 : shared / total;
}

function findIntent(all: SubIntents, intent: number): SubIntentsOfIntent | undefined {
  for (const one of all) if (one.intent === intent) return one;
  return undefined;
}

function bhattacharyya(a: Float32Array, b: Float32Array): number {
  let overlap = 0;
  for (let at = 0; at < a.length; at++) overlap += Math.sqrt((a[at] ?? 0) * (b[at] ?? 0));
  return overlap;
}
