import type { Embedding } from './intent-classifier.ts';
import { type KindScores, type LikelyKind, likelyKinds, mattersWithin } from './intents.ts';

interface MattersOfKind extends LikelyKind {
  readonly matters: Float32Array;
}

/** The kinds that a text may well be of, and how probable each matter within the kind then is. */
export type Matters = readonly MattersOfKind[];

/** What is less probable is not worth telling apart. */
const likelyFrom = 0.02;

export function mattersOf(embedding: Embedding, kinds: KindScores): Matters {
  const matters: MattersOfKind[] = [];
  for (const { kind, probability } of likelyKinds(kinds, likelyFrom))
    matters.push({ kind, probability, matters: mattersWithin(kind, embedding) });
  return matters;
}

/** How alike two texts are by their matters: Bhattacharyya's coefficient, 1 for texts alike, 0 for those that share none. */
export function shareMatters(asked: Matters, told: Matters): number {
  let shared = 0;
  for (const { kind, probability, matters } of asked) {
    const other = ofKind(told, kind);
    if (other) shared += Math.sqrt(probability * other.probability) * overlapOf(matters, other.matters);
  }
  return shared;
}

/**
 * How alike a text is to one that lies elsewhere, if that is of a kind that this may be of.
 * @param known the matters of the kinds that the other one may well be of
 */
export function alikeWithin(asked: Matters, embedding: Embedding, kinds: KindScores, known: Matters = []): number {
  let total = 0;
  let shared = 0;
  for (const { kind, probability, matters } of asked) {
    const weight = Math.sqrt(probability * (kinds[kind] ?? 0));
    total += weight;
    const others = ofKind(known, kind)?.matters ?? mattersWithin(kind, embedding);
    shared += weight * overlapOf(matters, others);
  }
  return total === 0 ? 0 : shared / total;
}

function ofKind(all: Matters, kind: number): MattersOfKind | undefined {
  for (const one of all) if (one.kind === kind) return one;
  return undefined;
}

function overlapOf(a: Float32Array, b: Float32Array): number {
  let overlap = 0;
  for (let at = 0; at < a.length; at++) overlap += Math.sqrt((a[at] ?? 0) * (b[at] ?? 0));
  return overlap;
}
