import { stemWord } from '../../text/stem-word.ts';
import type { WordAnalysis } from '../analyze-words.ts';
import { wordVectorSum } from './word-vector-sum.ts';
import { vectorSize } from './word-vectors.ts';

/** The weighted features of a text: stems, bigrams, concepts (`#name`) and dimensions of its word vector (`~index`). */
export type Features = ReadonlyMap<string, number>;

/** Words of grammar only. Other stop words, such as "who", "when" and "without", indicate the intent. */
const grammarWords = new Set(
  'a an the is are be am do does did to of in on at for and or it that this there i my me you your we us our with if have has can could will would so just as from by not'.split(
    ' ',
  ),
);

/** The weight of each type of feature before the features are scaled to length 1. */
export const featureWeights = {
  word: 1,
  functionWord: 0.3,
  pair: 0.5,
  pairWithFunctionWord: 0.35,
  concept: 1.4,
  vector: 0.7,
};

export const wordFeature = (stem: string): string => stem;
export const conceptFeature = (concept: string): string => `#${concept}`;
/** The features of the dimensions of the word vector, in order. They generalize to words that no example contains. */
export const vectorFeatures: readonly string[] = Array.from({ length: vectorSize }, (_, at) => `~${at}`);

type Tokens = Pick<WordAnalysis, 'words' | 'concepts'>;

/** All features of a text, with the word vector. */
export function textFeatures(tokens: Tokens): Features {
  const features = wordFeatures(tokens);
  wordVectorSum(tokens).forEach((number, at) => {
    if (number !== 0) features.set(vectorFeatures[at] ?? '', featureWeights.vector * number);
  });
  return features;
}

/** Stems, bigrams and concepts, scaled to length 1 so that long texts weigh as much as short ones. */
export function wordFeatures({ words, concepts }: Tokens): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) => features.set(feature, Math.max(weight, features.get(feature) ?? 0));
  for (const [at, word] of words.entries()) {
    const stem = stemWord(word);
    const isFunction = grammarWords.has(word);
    add(wordFeature(stem), isFunction ? featureWeights.functionWord : featureWeights.word);
    const next = words[at + 1];
    if (next === undefined) break;
    const pairsFunction = isFunction || grammarWords.has(next);
    add(`${stem} ${stemWord(next)}`, pairsFunction ? featureWeights.pairWithFunctionWord : featureWeights.pair);
  }
  for (const concept of concepts) add(conceptFeature(concept), featureWeights.concept);
  toLengthOne(features);
  return features;
}

function toLengthOne(features: Map<string, number>): void {
  const length = Math.hypot(...features.values()) || 1;
  for (const [feature, weight] of features) features.set(feature, weight / length);
}

/** Adds features at a share of their weight, for example those of an answer to those of its question. */
export function addFeatures(features: Features, added: Features, share: number): Features {
  const sum = new Map(features);
  for (const [feature, weight] of added) sum.set(feature, (sum.get(feature) ?? 0) + weight * share);
  return sum;
}
