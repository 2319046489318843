import { readModelFile } from '../../model-files.ts';
import { lazily } from '../../text/lazy.ts';
import { addProducts, dot } from '../../text/vector-math.ts';
import type { ReadWords } from '../analyze-words.ts';
import {
  type Embedding,
  mattersAt,
  type Placed,
  placeFeatures,
  probabilitiesAt,
  readKindModel,
} from './intent-classifier.ts';
import { nearKinds } from './related-intents.ts';
import { type Features, featureWeights, meaningFeatures, wordFeatures } from './text-features.ts';
import { meaningOf } from './word-vector-sum.ts';
import { vectorSize } from './word-vectors.ts';

/** How probable each kind of question is, by the kind's number. */
export type KindScores = Float32Array;

/** Trained on data/intents.jsonl and data/train.jsonl by `npm run train`. */
const model = readKindModel(readModelFile('intent-classifier.bin'));

/** By the number of a kind. */
const kindNames = model.kinds;
export const kindCount = kindNames.length;

export const { relevance: relevanceWeights, size: embeddingSize } = model;

export const embeddingOf = (features: Features): Embedding => placeFeatures(model, features).embedding;

/** What the numbers of a meaning add to each number of an embedding: one row for each of these, all features with their weights. */
const meaningRows = lazily(() => {
  const rows = new Float32Array(model.size * vectorSize);
  for (const [column, feature] of meaningFeatures.entries()) {
    const embedding = embeddingOf(new Map([[feature, featureWeights.meaning]]));
    for (const [row, number] of embedding.entries()) rows[row * vectorSize + column] = number;
  }
  return rows;
});

/** What each number of a meaning speaks for a message that no FAQ answers. */
const unanswerableMeanings = Float32Array.from(
  meaningFeatures,
  (feature) => featureWeights.meaning * (model.unanswerable[model.rowOf.get(feature) ?? -1] ?? 0),
);

/** Takes a text by its features, without a name for each number of its meaning. */
export function placeText(read: Pick<ReadWords, 'words' | 'ideas'>): Placed {
  const meaning = meaningOf(read);
  const { embedding, unanswerable } = placeFeatures(model, wordFeatures(read));
  addProducts(embedding, meaningRows(), 0, meaning);
  return { embedding, unanswerable: unanswerable + dot(unanswerableMeanings, meaning) };
}

export const kindsAt = (embedding: Embedding): KindScores => probabilitiesAt(model, embedding);

export const kindsOf = (features: Features): KindScores => kindsAt(embeddingOf(features));

const mattersEnd = new Map<number, number>();
model.matters.reduce((start, { length }, kind) => {
  mattersEnd.set(kind, start + length);
  return start + length;
}, 0);

/** How probable each matter of a kind is, for a text of that kind. */
export function mattersWithin(kind: number, embedding: Embedding): Float32Array {
  const end = mattersEnd.get(kind) ?? 0;
  return mattersAt(model, embedding, end - (model.matters[kind]?.length ?? 0), end);
}

export const isKnown = (feature: string): boolean => model.rowOf.has(feature);

/** How rare a word or idea is in what visitors ask: the inverse document frequency of BM25. */
export function rarityOf(feature: string): number {
  const { rowOf, frequencies, exampleCount } = model;
  const frequency = frequencies[rowOf.get(feature) ?? -1] ?? 0;
  return Math.log(1 + (exampleCount - frequency + 0.5) / (frequency + 0.5));
}

const numbers = new Map(kindNames.map((name, number) => [name, number]));
const familyNames = [...new Set(kindNames.map((name) => name.split('/', 1)[0] ?? ''))];
const familyOfKind = kindNames.map((name) => familyNames.indexOf(name.split('/', 1)[0] ?? ''));

const numberOf = (name: string): number => numbers.get(name) ?? -1;

/** The numbers of the kinds that are named: `family/kind`, or `family/*` for all of one. */
export const kindsNamed = (names: readonly string[]): ReadonlySet<number> =>
  new Set(
    names.flatMap((name) => {
      const family = name.endsWith('/*') ? name.slice(0, -1) : undefined;
      const found = kindNames.flatMap((kind, number) =>
        kind === name || (family && kind.startsWith(family)) ? [number] : [],
      );
      if (found.length === 0) throw new Error(`No kind of question is named ${name}.`);
      return found;
    }),
  );

export const probabilityOf = (kinds: KindScores, name: string): number => kinds[numberOf(name)] ?? 0;

/** How probable each family of kinds is: `late/fee` and `late/lien` are of one. */
export function familiesOf(kinds: KindScores): Float32Array {
  const families = new Float32Array(familyNames.length);
  for (let kind = 0; kind < kinds.length; kind++) {
    const family = familyOfKind[kind] ?? 0;
    families[family] = (families[family] ?? 0) + (kinds[kind] ?? 0);
  }
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

const elsewhereFamily = familyNames.indexOf('elsewhere');
/** A facility seldom writes down what is none of its business. */
const elsewhereShare = 0.2;

/** The kinds of what a facility wrote itself: who sells padlocks, or rents tables, has made that a matter of its own. */
export function kindsOfOwn(kinds: KindScores): KindScores {
  const own = kinds.map((probability, kind) =>
    familyOfKind[kind] === elsewhereFamily ? elsewhereShare * probability : probability,
  );
  const total = own.reduce((sum, probability) => sum + probability, 0);
  return own.map((probability) => probability / total);
}

export interface LikelyKind {
  /** The kind's number. */
  readonly kind: number;
  readonly probability: number;
}

/** The kinds that are at least so probable. */
export function likelyKinds(kinds: KindScores, from: number): LikelyKind[] {
  const likely: LikelyKind[] = [];
  for (let kind = 0; kind < kinds.length; kind++) {
    const probability = kinds[kind] ?? 0;
    if (probability >= from) likely.push({ kind, probability });
  }
  return likely;
}

/** Likely kinds for those who keep many of them, in a fifth of the memory: the number of each and its probability in turn. */
export type PackedKinds = Float32Array;

export const packKinds = (likely: readonly LikelyKind[]): PackedKinds =>
  Float32Array.from(likely.flatMap(({ kind, probability }) => [kind, probability]));

/** The likeliest kinds by name, the likeliest first. */
export const likeliestKinds = (kinds: KindScores, limit: number): { kind: string; probability: number }[] =>
  [...kinds]
    .map((probability, number) => ({ kind: kindNames[number] ?? '', probability }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, limit);
