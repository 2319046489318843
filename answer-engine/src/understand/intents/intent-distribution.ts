import { dot, lengthOf } from '../../text/vector-math.ts';
import { familiesOf, type KindScores } from './intents.ts';

/** What comparing the kinds of two texts takes of each, reckoned once: logarithms and roots are the dearest part of it. */
export interface KindProfile {
  readonly kinds: KindScores;
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

export const shareKinds = (one: KindProfile, other: KindProfile): SharedKinds => ({
  kindsAlike: dot(one.logarithms, other.logarithms) / (one.length * other.length || 1),
  kindsShared: dot(one.roots, other.roots),
  familiesShared: dot(one.families, other.families),
  ownKind: dot(one.kinds, other.kinds),
});

function profileKinds(kinds: KindScores): KindProfile {
  const roots = new Float32Array(kinds.length);
  const logarithms = new Float32Array(kinds.length);
  let sum = 0;
  for (let kind = 0; kind < kinds.length; kind++) {
    const probability = kinds[kind] ?? 0;
    roots[kind] = Math.sqrt(probability);
    logarithms[kind] = Math.log(probability + leastProbability);
    sum += logarithms[kind] ?? 0;
  }
  const mean = sum / kinds.length;
  for (let kind = 0; kind < kinds.length; kind++) logarithms[kind] = (logarithms[kind] ?? 0) - mean;
  return { kinds, roots, families: familiesOf(kinds), logarithms, length: lengthOf(logarithms) };
}

/** Of the FAQs, which stay while messages come and go, and of a message for as long as it is compared. */
const profiles = new WeakMap<KindScores, KindProfile>();

/** The profile of some kinds, kept as long as these are. */
export function keptProfile(kinds: KindScores): KindProfile {
  const known = profiles.get(kinds);
  if (known) return known;
  const profile = profileKinds(kinds);
  profiles.set(kinds, profile);
  return profile;
}
