import { kindNames, readExamples } from './example-questions.ts';
import { addScaled, type KindWeights, learnKinds, toProbabilities } from './learn-kinds.ts';
import { nearKinds } from './questions/near-kinds.ts';
import type { Features } from './text-features.ts';

/** How probable each kind of question is, by the kind's number. */
export type KindScores = Float32Array;

interface Learned {
  readonly weights: KindWeights;
  /** In how many examples a feature stands. */
  readonly frequencies: ReadonlyMap<string, number>;
  readonly exampleCount: number;
}

let learned: Learned | undefined;

/** Learns from the examples, which takes a part of a second, once for all. */
export function learnQuestionKinds(): Learned {
  learned ??= learn();
  return learned;
}

function learn(): Learned {
  const examples = readExamples();
  const frequencies = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) frequencies.set(feature, (frequencies.get(feature) ?? 0) + 1);
  return { weights: learnKinds(examples, kindNames.length), frequencies, exampleCount: examples.length };
}

export function kindsOf(features: Features): KindScores {
  const { weights } = learnQuestionKinds();
  const scores = new Float32Array(kindNames.length);
  for (const [feature, value] of features) {
    const known = weights.get(feature);
    if (known) addScaled(scores, known, value);
  }
  toProbabilities(scores);
  return scores;
}

export const isKnown = (feature: string): boolean => learnQuestionKinds().weights.has(feature);

/** How rare a word or idea is in what visitors ask: the inverse document frequency of BM25. */
export function rarityOf(feature: string): number {
  const { frequencies, exampleCount } = learnQuestionKinds();
  const frequency = frequencies.get(feature) ?? 0;
  return Math.log(1 + (exampleCount - frequency + 0.5) / (frequency + 0.5));
}

const numbers = new Map(kindNames.map((name, number) => [name, number]));
const familyNames = [...new Set(kindNames.map((name) => name.split('/', 1)[0] ?? ''))];
const familyOfKind = kindNames.map((name) => familyNames.indexOf(name.split('/', 1)[0] ?? ''));

const numberOf = (name: string): number => numbers.get(name) ?? -1;

export const probabilityOf = (kinds: KindScores, name: string): number => kinds[numberOf(name)] ?? 0;

/** How probable each family of kinds is: `late/fee` and `late/lien` are of one. */
export function familiesOf(kinds: KindScores): Float32Array {
  const families = new Float32Array(familyNames.length);
  kinds.forEach((probability, kind) => {
    const family = familyOfKind[kind] ?? 0;
    families[family] = (families[family] ?? 0) + probability;
  });
  return families;
}

export const familyProbability = (families: Float32Array, name: string): number =>
  families[familyNames.indexOf(name)] ?? 0;

const answeredBy = Object.entries(nearKinds).flatMap(([asked, answers]) =>
  Object.entries(answers).map(([name, share]) => ({ asked: numberOf(asked), answer: numberOf(name), share })),
);

/** Which kinds of questions a FAQ of some kinds answers: its own, and in part those near to it. */
export function answeredKinds(kinds: KindScores): KindScores {
  const answered = new Float32Array(kinds);
  for (const { asked, answer, share } of answeredBy)
    answered[asked] = Math.max(answered[asked] ?? 0, share * (kinds[answer] ?? 0));
  return answered;
}

/** The likeliest kinds by name, for those who want to know why. */
export const likeliestKinds = (kinds: KindScores, limit: number): { kind: string; probability: number }[] =>
  [...kinds]
    .map((probability, number) => ({ kind: kindNames[number] ?? '', probability }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, limit);
