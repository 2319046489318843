import { readModelFile } from '../../model-files.ts';
import { lazily } from '../../text/memoize.ts';
import { addProducts, dot } from '../../text/vector-math.ts';
import type { WordAnalysis } from '../analyze-words.ts';
import {
  type EmbeddedText,
  type Embedding,
  embedFeatures,
  probabilitiesAt,
  readIntentClassifier,
  subIntentProbabilities,
} from './intent-classifier.ts';
import { type Features, featureWeights, vectorFeatures, wordFeatures } from './text-features.ts';
import { wordVectorSum } from './word-vector-sum.ts';
import { vectorSize } from './word-vectors.ts';

/** How probable each kind of question is, by the kind's number. */
export type IntentProbabilities = Float32Array;

/** Trained on data/intents.jsonl and data/train.jsonl by `npm run train`. */
const model = readIntentClassifier(readModelFile('intent-classifier.bin'));

/** By the number of a kind. */
const intentNames = model.intents;
export const intentCount = intentNames.length;

export const { relevance: relevanceWeights, size: embeddingSize } = model;

export const embeddingOf = (features: Features): Embedding => embedFeatures(model, features).embedding;

/** What the numbers of a meaning add to each number of an embedding: one row for each of these, all features with their weights. */
const vectorRows = lazily(() => {
  const rows = new Float32Array(model.size * vectorSize);
  for (const [column, feature] of vectorFeatures.entries()) {
    const embedding = embeddingOf(new Map([[feature, featureWeights.vector]]));
    for (const [row, number] of embedding.entries()) rows[row * vectorSize + column] = number;
  }
  return rows;
});

/** What each number of a meaning speaks for a message that no FAQ answers. */
const unanswerableVector = Float32Array.from(
  vectorFeatures,
  (feature) => featureWeights.vector * (model.unanswerable[model.rowOf.get(feature) ?? -1] ?? 0),
);

/** Takes a text by its features, without a name for each number of its meaning. */
export function embedText(read: Pick<WordAnalysis, 'words' | 'concepts'>): EmbeddedText {
  const vector = wordVectorSum(read);
  const { embedding, unanswerable } = embedFeatures(model, wordFeatures(read));
  addProducts(embedding, vectorRows(), 0, vector);
  return { embedding, unanswerable: unanswerable + dot(unanswerableVector, vector) };
}

export const intentsOfEmbedding = (embedding: Embedding): IntentProbabilities => probabilitiesAt(model, embedding);

export const kindsOf = (features: Features): IntentProbabilities => intentsOfEmbedding(embeddingOf(features));

const subIntentsEnd = new Map<number, number>();
model.subIntents.reduce((start, { length }, intent) => {
  subIntentsEnd.set(intent, start + length);
  return start + length;
}, 0);

/** How probable each matter of a kind is, for a text of that kind. */
export function subIntentsWithin(intent: number, embedding: Embedding): Float32Array {
  const end = subIntentsEnd.get(intent) ?? 0;
  return subIntentProbabilities(model, embedding, end - (model.subIntents[intent]?.length ?? 0), end);
}

export const isKnown = (feature: string): boolean => model.rowOf.has(feature);

/** How rare a word or idea is in what visitors ask: the inverse document frequency of BM25. */
export function inverseDocumentFrequency(feature: string): number {
  const { rowOf, frequencies, exampleCount } = model;
  const frequency = frequencies[rowOf.get(feature) ?? -1] ?? 0;
  return Math.log(1 + (exampleCount - frequency + 0.5) / (frequency + 0.5));
}

const numbers = new Map(intentNames.map((name, number) => [name, number]));
const domainNames = [...new Set(intentNames.map((name) => name.split('/', 1)[0] ?? ''))];
const domainOfIntent = intentNames.map((name) => domainNames.indexOf(name.split('/', 1)[0] ?? ''));

const numberOf = (name: string): number => numbers.get(name) ?? -1;

/** The numbers of the kinds that are named: `family/kind`, or `family/*` for all of one. */
export const intentIds = (names: readonly string[]): ReadonlySet<number> =>
  new Set(
    names.flatMap((name) => {
      const family = name.endsWith('/*') ? name.slice(0, -1) : undefined;
      const found = intentNames.flatMap((intent, number) =>
        intent === name || (family && intent.startsWith(family)) ? [number] : [],
      );
      if (found.length === 0) throw new Error(`No kind of question is named ${name}.`);
      return found;
    }),
  );

export const probabilityOf = (intents: IntentProbabilities, name: string): number => intents[numberOf(name)] ?? 0;

/** How probable each family of kinds is: `late/fee` and `late/lien` are of one. */
export function domainsOf(intents: IntentProbabilities): Float32Array {
  const domains = new Float32Array(domainNames.length);
  for (let intent = 0; intent < intents.length; intent++) {
    const family = domainOfIntent[intent] ?? 0;
    domains[family] = (domains[family] ?? 0) + (intents[intent] ?? 0);
  }
  return domains;
}

export const domainProbability = (domains: Float32Array, name: string): number =>
  domains[domainNames.indexOf(name)] ?? 0;

const outOfDomainDomain = domainNames.indexOf('out-of-domain');
/** A facility seldom writes down what is none of its business. */
const outOfDomainShare = 0.2;

/** The kinds of what a facility wrote itself: who sells padlocks, or rents tables, has made that a matter of its own. */
export function withoutOutOfDomain(intents: IntentProbabilities): IntentProbabilities {
  const own = intents.map((probability, intent) =>
    domainOfIntent[intent] === outOfDomainDomain ? outOfDomainShare * probability : probability,
  );
  const total = own.reduce((sum, probability) => sum + probability, 0);
  return own.map((probability) => probability / total);
}

export interface LikelyIntent {
  /** The kind's number. */
  readonly intent: number;
  readonly probability: number;
}

/** The kinds that are at least so probable. */
export function likelyIntents(intents: IntentProbabilities, from: number): LikelyIntent[] {
  const likely: LikelyIntent[] = [];
  for (let intent = 0; intent < intents.length; intent++) {
    const probability = intents[intent] ?? 0;
    if (probability >= from) likely.push({ intent, probability });
  }
  return likely;
}

/** Likely kinds for those who keep many of them, in a fifth of the memory: the number of each and its probability in turn. */
export type SparseIntents = Float32Array;

export const toSparseIntents = (likely: readonly LikelyIntent[]): SparseIntents =>
  Float32Array.from(likely.flatMap(({ intent, probability }) => [intent, probability]));

/** The likeliest kinds by name, the likeliest first. */
export const topIntents = (intents: IntentProbabilities, limit: number): { intent: string; probability: number }[] =>
  [...intents]
    .map((probability, number) => ({ intent: intentNames[number] ?? '', probability }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, limit);
