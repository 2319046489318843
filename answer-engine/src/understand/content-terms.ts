import { memoizeWords } from '../text/memoize.ts';
import type { ContentTerm, WordAnalysis } from './analyze-words.ts';
import {
  intentCount,
  intentsOfFeatures,
  inverseDocumentFrequency,
  isKnown,
  likelyIntents,
  type SparseIntents,
  toSparseIntents,
} from './intents/intents.ts';
import { conceptFeature, wordFeature } from './intents/text-features.ts';

/** A content term with its weight and its relation to intents. */
export interface WeightedTerm extends ContentTerm {
  /** IDF, lower for commonplace words. */
  readonly weight: number;
  /** Term specificity, from 0 to 1: how far the term alone determines the intent. */
  readonly specificity: number;
  /** The intents of the term alone; undefined for an out-of-vocabulary term. */
  readonly intents: SparseIntents | undefined;
}

const commonplaceShare = 0.25;
/** An out-of-vocabulary term may be decisive, or only a typo. */
const specificityOfUnknown = 0.6;

/** Weights the content terms of a text, in their order. */
export function weightTerms({ contentTerms }: Pick<WordAnalysis, 'contentTerms'>): WeightedTerm[] {
  const weighted: WeightedTerm[] = [];
  for (const term of contentTerms) weighted.push(weightTerm(term));
  return weighted;
}

/** The IDF of a content term among the training examples, a quarter of it for a commonplace word. */
export const contentTermWeight = ({ stem, isCommonplace }: ContentTerm): number =>
  inverseDocumentFrequency(wordFeature(stem)) * (isCommonplace ? commonplaceShare : 1);

/** The weight of one feature in a text of about four features. */
const featureWeight = 0.25;

/** Less probable intents are left out. */
const likelyFrom = 0.005;

/** Classifies a term alone. The key is its stem and its concepts, separated by spaces. */
const classifyTerm = memoizeWords((key): Pick<WeightedTerm, 'specificity' | 'intents'> => {
  const [stem = '', ...concepts] = key.split(' ');
  const features = [wordFeature(stem), ...concepts.map(conceptFeature)].filter(isKnown);
  if (features.length === 0) return { specificity: specificityOfUnknown, intents: undefined };
  const intents = intentsOfFeatures(new Map(features.map((feature) => [feature, featureWeight])));
  const certainty = intents.reduce((most, probability) => Math.max(most, probability), 0);
  return {
    specificity: Math.max(0, specificityOf(certainty)),
    intents: toSparseIntents(likelyIntents(intents, likelyFrom)),
  };
});

function weightTerm(term: ContentTerm): WeightedTerm {
  const { stem, concepts, isCommonplace } = term;
  const share = isCommonplace ? commonplaceShare : 1;
  const { specificity, intents } = classifyTerm(concepts.length === 0 ? stem : `${stem} ${concepts.join(' ')}`);
  return {
    stem,
    concepts,
    isCommonplace,
    weight: contentTermWeight(term),
    specificity: share * specificity,
    intents,
  };
}

/** Maps the probability of the most probable intent to specificity: 0 for a uniform distribution, 1 for certainty. */
export const specificityOf = (probability: number): number =>
  Math.log(probability * intentCount) / Math.log(intentCount);
