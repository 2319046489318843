import type { Embedding } from './intent-classifier.ts';
import { type IntentProbabilities, type LikelyIntent, likelyIntents, subIntentsWithin } from './intents.ts';

interface SubIntentsOfIntent extends LikelyIntent {
  readonly subIntents: Float32Array;
}

/** The kinds that a text may well be of, and how probable each matter within the kind then is. */
export type SubIntents = readonly SubIntentsOfIntent[];

/** What is less probable is not worth telling apart. */
const likelyFrom = 0.02;

export function subIntentsOf(embedding: Embedding, intents: IntentProbabilities): SubIntents {
  const subIntents: SubIntentsOfIntent[] = [];
  for (const { intent, probability } of likelyIntents(intents, likelyFrom))
    subIntents.push({ intent, probability, subIntents: subIntentsWithin(intent, embedding) });
  return subIntents;
}

/** How alike two texts are by their matters: Bhattacharyya's coefficient, 1 for texts alike, 0 for those that share none. */
export function subIntentSimilarity(asked: SubIntents, told: SubIntents): number {
  let shared = 0;
  for (const { intent, probability, subIntents } of asked) {
    const other = ofKind(told, intent);
    if (other) shared += Math.sqrt(probability * other.probability) * overlapOf(subIntents, other.subIntents);
  }
  return shared;
}

/**
 * How alike a text is to one that lies elsewhere, if that is of a kind that this may be of.
 * @param known the matters of the kinds that the other one may well be of
 */
export function subIntentSimilarityWithin(
  asked: SubIntents,
  embedding: Embedding,
  intents: IntentProbabilities,
  known: SubIntents = [],
): number {
  let total = 0;
  let shared = 0;
  for (const { intent, probability, subIntents } of asked) {
    const weight = Math.sqrt(probability * (intents[intent] ?? 0));
    total += weight;
    const others = ofKind(known, intent)?.subIntents ?? subIntentsWithin(intent, embedding);
    shared += weight * overlapOf(subIntents, others);
  }
  return total === 0 ? 0 : shared / total;
}

function ofKind(all: SubIntents, intent: number): SubIntentsOfIntent | undefined {
  for (const one of all) if (one.intent === intent) return one;
  return undefined;
}

function overlapOf(a: Float32Array, b: Float32Array): number {
  let overlap = 0;
  for (let at = 0; at < a.length; at++) overlap += Math.sqrt((a[at] ?? 0) * (b[at] ?? 0));
  return overlap;
}
