import { readModelFile } from '../../model-files.ts';
import { lazily } from '../../text/memoize.ts';
import { addProducts, dot } from '../../text/vector-math.ts';
import type { WordAnalysis } from '../analyze-words.ts';
import {
  type EmbeddedText,
  type Embedding,
  embedFeatures,
  intentProbabilities,
  readIntentClassifier,
  subIntentProbabilities,
} from './intent-classifier.ts';
import { relatedIntents } from './related-intents.ts';
import { type Features, featureWeights, vectorFeatures, wordFeatures } from './text-features.ts';
import { wordVectorSum } from './word-vector-sum.ts';
import { vectorSize } from './word-vectors.ts';

/** The probability of each intent, by its index. */
export type IntentProbabilities = Float32Array;

/** Trained on data/intents.jsonl and data/train.jsonl by `npm run train`. */
const model = readIntentClassifier(readModelFile('intent-classifier.bin'));

const intentNames = model.intents;
export const intentCount = intentNames.length;

/** The weights of the learned relevance, and the dimensions of an embedding. */
export const { relevance: relevanceWeights, size: embeddingSize } = model;

/** Embeds a text, given as weighted features. */
export const embeddingOf = (features: Features): Embedding => embedFeatures(model, features).embedding;

/** The matrix that maps a word vector to what it adds to an embedding: one row per dimension of the embedding. */
const vectorRows = lazily(() => {
  const rows = new Float32Array(model.size * vectorSize);
  for (const [column, feature] of vectorFeatures.entries()) {
    const embedding = embeddingOf(new Map([[feature, featureWeights.vector]]));
    for (const [row, number] of embedding.entries()) rows[row * vectorSize + column] = number;
  }
  return rows;
});

/** The log-odds that no FAQ answers, per dimension of the word vector. */
const unanswerableVector = Float32Array.from(
  vectorFeatures,
  (feature) => featureWeights.vector * (model.unanswerable[model.rowOf.get(feature) ?? -1] ?? 0),
);

/** Embeds a text like `embedFeatures`, but multiplies its word vector by a matrix, which is faster than one feature per dimension. */
export function embedText(analysis: Pick<WordAnalysis, 'words' | 'concepts'>): EmbeddedText {
  const vector = wordVectorSum(analysis);
  const { embedding, unanswerable } = embedFeatures(model, wordFeatures(analysis));
  addProducts(embedding, vectorRows(), 0, vector);
  return { embedding, unanswerable: unanswerable + dot(unanswerableVector, vector) };
}

/** The intent distribution of an embedding. */
export const intentsOfEmbedding = (embedding: Embedding): IntentProbabilities => intentProbabilities(model, embedding);

/** The intent distribution of a text, given as weighted features. */
export const intentsOfFeatures = (features: Features): IntentProbabilities => intentsOfEmbedding(embeddingOf(features));

const subIntentsEnd = new Map<number, number>();
model.subIntents.reduce((start, { length }, intent) => {
  subIntentsEnd.set(intent, start + length);
  return start + length;
}, 0);

/** The probability of each sub-intent, given the index of the intent. */
export function subIntentsWithin(intent: number, embedding: Embedding): Float32Array {
  const end = subIntentsEnd.get(intent) ?? 0;
  return subIntentProbabilities(model, embedding, end - (model.subIntents[intent]?.length ?? 0), end);
}

/**
 * The probability of a sub-intent: the probability of its intent times its probability within the intent.
 *
 * @throws for an unknown name
 */
export function probabilityOfSubIntent(
  { embedding, intents }: { readonly embedding: Embedding; readonly intents: IntentProbabilities },
  intent: string,
  subIntent: string,
): number {
  const index = indexOf(intent);
  const at = model.subIntents[index]?.indexOf(subIntent) ?? -1;
  if (at < 0) throw new Error(`The intent ${intent} has no sub-intent named ${subIntent}.`);
  return (intents[index] ?? 0) * (subIntentsWithin(index, embedding)[at] ?? 0);
}

/** Whether the classifier has learned a feature. */
export const isKnown = (feature: string): boolean => model.rowOf.has(feature);

/** The IDF of a feature among the training examples, as in BM25 (Robertson and Zaragoza 2009). Highest for an unknown feature. */
export function inverseDocumentFrequency(feature: string): number {
  const { rowOf, frequencies, exampleCount } = model;
  const frequency = frequencies[rowOf.get(feature) ?? -1] ?? 0;
  return Math.log(1 + (exampleCount - frequency + 0.5) / (frequency + 0.5));
}

const indexes = new Map(intentNames.map((name, index) => [name, index]));
const domainNames = [...new Set(intentNames.map((name) => name.split('/', 1)[0] ?? ''))];
const domainOfIntent = intentNames.map((name) => domainNames.indexOf(name.split('/', 1)[0] ?? ''));

const indexOf = (name: string): number => indexes.get(name) ?? -1;

/**
 * The indexes of intents.
 *
 * @param names `domain/intent`, or `domain/*` for all intents of a domain
 * @throws for a name without an intent
 */
export const intentIds = (names: readonly string[]): ReadonlySet<number> =>
  new Set(
    names.flatMap((name) => {
      const domain = name.endsWith('/*') ? name.slice(0, -1) : undefined;
      const found = intentNames.flatMap((intent, index) =>
        intent === name || (domain && intent.startsWith(domain)) ? [index] : [],
      );
      if (found.length === 0) throw new Error(`There is no intent named ${name}.`);
      return found;
    }),
  );

/** The probability of an intent by name; 0 for an unknown name. */
export const probabilityOf = (intents: IntentProbabilities, name: string): number => intents[indexOf(name)] ?? 0;

/** The probability of each domain, summed over its intents: `late/fee` and `late/lien` belong to `late`. */
export function domainsOf(intents: IntentProbabilities): Float32Array {
  const domains = new Float32Array(domainNames.length);
  for (let intent = 0; intent < intents.length; intent++) {
    const domain = domainOfIntent[intent] ?? 0;
    domains[domain] = (domains[domain] ?? 0) + (intents[intent] ?? 0);
  }
  return domains;
}

/** The probability of a domain by name; 0 for an unknown name. */
export const domainProbability = (domains: Float32Array, name: string): number =>
  domains[domainNames.indexOf(name)] ?? 0;

const answeredBy = Object.entries(relatedIntents).flatMap(([asked, answering]) =>
  Object.entries(answering).map(([name, weight]) => ({ asked: indexOf(asked), answering: indexOf(name), weight })),
);

/** The intents that an FAQ with these intents answers: its own, and related ones at a lower weight. */
export function answeredIntents(intents: IntentProbabilities): IntentProbabilities {
  const answered = new Float32Array(intents);
  for (const { asked, answering, weight } of answeredBy)
    answered[asked] = Math.max(answered[asked] ?? 0, weight * (intents[answering] ?? 0));
  return answered;
}

const outOfDomainDomain = domainNames.indexOf('out-of-domain');
/** An FAQ is rarely out of domain. */
const outOfDomainShare = 0.2;

/** Reduces the weight of out-of-domain intents of an FAQ and renormalizes: what a facility writes about is in its domain. */
export function withoutOutOfDomain(intents: IntentProbabilities): IntentProbabilities {
  const own = intents.map((probability, intent) =>
    domainOfIntent[intent] === outOfDomainDomain ? outOfDomainShare * probability : probability,
  );
  const total = own.reduce((sum, probability) => sum + probability, 0);
  return own.map((probability) => probability / total);
}

/** An intent that passed a probability threshold. */
export interface LikelyIntent {
  /** Its index. */
  readonly intent: number;
  readonly probability: number;
}

/** The intents with at least the probability `from`. */
export function likelyIntents(intents: IntentProbabilities, from: number): LikelyIntent[] {
  const likely: LikelyIntent[] = [];
  for (let intent = 0; intent < intents.length; intent++) {
    const probability = intents[intent] ?? 0;
    if (probability >= from) likely.push({ intent, probability });
  }
  return likely;
}

/** Likely intents in compact form: index and probability in turn. */
export type SparseIntents = Float32Array;

/** Packs likely intents into one array. */
export const toSparseIntents = (likely: readonly LikelyIntent[]): SparseIntents =>
  Float32Array.from(likely.flatMap(({ intent, probability }) => [intent, probability]));

/** The most probable intents by name, in descending order. */
export const topIntents = (intents: IntentProbabilities, limit: number): { intent: string; probability: number }[] =>
  [...intents]
    .map((probability, index) => ({ intent: intentNames[index] ?? '', probability }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, limit);
