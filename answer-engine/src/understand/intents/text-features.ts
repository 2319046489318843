import { stemWord } from '../../text/stem-word.ts';
import type { WordAnalysis } from '../analyze-words.ts';
import { wordVectorSum } from './word-vector-sum.ts';
import { vectorSize } from './word-vectors.ts';

/** What a text is told by, with weights: words, pairs of words, and what they mean. */
export type Features = ReadonlyMap<string, number>;

/** Grammar alone. Other words without a subject still tell what is asked: who, when, lost, without. */
const grammarWords = new Set(
  'a an the is are be am do does did to of in on at for and or it that this there i my me you your we us our with if have has can could will would so just as from by not'.split(
    ' ',
  ),
);

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
/** The numbers of a text's meaning, in their order: they tell of words that no example has. */
export const vectorFeatures: readonly string[] = Array.from({ length: vectorSize }, (_, at) => `~${at}`);

type Spoken = Pick<WordAnalysis, 'words' | 'concepts'>;

export function textFeatures(read: Spoken): Features {
  const features = wordFeatures(read);
  wordVectorSum(read).forEach((number, at) => {
    if (number !== 0) features.set(vectorFeatures[at] ?? '', featureWeights.vector * number);
  });
  return features;
}

/** Words, pairs and ideas: of length 1, so that long texts weigh as much as short ones. */
export function wordFeatures({ words, concepts }: Spoken): Map<string, number> {
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

/** What two texts are told by together, such as a question and its answer. */
export function addFeatures(features: Features, added: Features, share: number): Features {
  const sum = new Map(features);
  for (const [feature, weight] of added) sum.set(feature, (sum.get(feature) ?? 0) + weight * share);
  return sum;
}
