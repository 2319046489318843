import { familiesOf, type KindScores } from './question-kinds.ts';

/** What comparing the kinds of two texts takes of each, reckoned once: logarithms and roots are the dearest part of it. */
interface KindProfile {
  readonly roots: Float32Array;
  readonly families: Float32Array;
  /** The logarithms of the probabilities, less their mean, and their length as a vector. */
  readonly logarithms: Float32Array;
  readonly length: number;
}

export interface SharedKinds {
  /** By the logarithms of the probabilities, by what both may be, by families, each 1 for texts alike. */
  readonly kindsAlike: number;
  readonly kindsShared: number;
  readonly familiesShared: number;
  /** How probable it is that both are of one kind. */
  readonly ownKind: number;
}

const leastProbability = 0.001;

/** Of the FAQs, which stay while messages come and go. */
const profiles = new WeakMap<KindScores, KindProfile>();

export function shareKinds(a: KindScores, b: KindScores): SharedKinds {
  const [one, other] = [profileOf(a), profileOf(b)];
  return {
    kindsAlike: dot(one.logarithms, other.logarithms) / (one.length * other.length || 1),
    kindsShared: dot(one.roots, other.roots),
    familiesShared: dot(one.families, other.families),
    ownKind: dot(a, b),
  };
}

function profileOf(kinds: KindScores): KindProfile {
  const known = profiles.get(kinds);
  if (known) return known;
  const logarithms = kinds.map((probability) => Math.log(probability + leastProbability));
  const mean = logarithms.reduce((sum, value) => sum + value, 0) / logarithms.length;
  for (let kind = 0; kind < logarithms.length; kind++) logarithms[kind] = (logarithms[kind] ?? 0) - mean;
  const profile = {
    ...{ roots: kinds.map(Math.sqrt), families: familiesOf(kinds) },
    ...{ logarithms, length: Math.sqrt(dot(logarithms, logarithms)) },
  };
  profiles.set(kinds, profile);
  return profile;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
