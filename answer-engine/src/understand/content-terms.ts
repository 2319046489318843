import { memoizeWords } from '../text/memoize.ts';
import type { ContentTerm, WordAnalysis } from './analyze-words.ts';
import {
  intentCount,
  inverseDocumentFrequency,
  isKnown,
  kindsOf,
  likelyIntents,
  type SparseIntents,
  toSparseIntents,
} from './intents/intents.ts';
import { conceptFeature, wordFeature } from './intents/text-features.ts';

export interface WeightedTerm extends ContentTerm {
  readonly weight: number;
  /** From 0 for a word of every question to 1 for one that says alone what is asked. */
  readonly specificity: number;
  /** What it may ask for on its own, if it is known. */
  readonly intents: SparseIntents | undefined;
}

const commonplaceShare = 0.25;
/** A word that nobody has used before may be all that matters, or a slip. */
const specificityOfUnknown = 0.6;

export function weightTerms({ contentTerms }: Pick<WordAnalysis, 'contentTerms'>): WeightedTerm[] {
  const weighed: WeightedTerm[] = [];
  for (const subject of contentTerms) weighed.push(weigh(subject));
  return weighed;
}

/** How rare a subject is in what visitors ask; what nearly every question has counts little. */
export const contentTermWeight = ({ stem, isCommonplace }: ContentTerm): number =>
  inverseDocumentFrequency(wordFeature(stem)) * (isCommonplace ? commonplaceShare : 1);

/** As much as one of some four words of a text weighs. */
const wordWeight = 0.25;

interface Told {
  readonly specificity: number;
  readonly intents: SparseIntents | undefined;
}

/** What is less probable does not count. */
const likelyFrom = 0.005;

/** What a stem and its ideas, separated by spaces, ask for on their own. */
const kindsToldBy = memoizeWords((told): Told => {
  const [stem = '', ...concepts] = told.split(' ');
  const features = [wordFeature(stem), ...concepts.map(conceptFeature)].filter(isKnown);
  if (features.length === 0) return { specificity: specificityOfUnknown, intents: undefined };
  const intents = kindsOf(new Map(features.map((feature) => [feature, wordWeight])));
  const certainty = intents.reduce((most, probability) => Math.max(most, probability), 0);
  return {
    specificity: Math.max(0, specificityOf(certainty)),
    intents: toSparseIntents(likelyIntents(intents, likelyFrom)),
  };
});

function weigh(subject: ContentTerm): WeightedTerm {
  const share = subject.isCommonplace ? commonplaceShare : 1;
  const { stem, concepts, isCommonplace } = subject;
  const { specificity, intents } = kindsToldBy(concepts.length === 0 ? stem : `${stem} ${concepts.join(' ')}`);
  return {
    stem,
    concepts,
    isCommonplace,
    weight: contentTermWeight(subject),
    specificity: share * specificity,
    intents,
  };
}

/** 0 for a probability that chance would give, 1 for certainty. */
export const specificityOf = (probability: number): number =>
  Math.log(probability * intentCount) / Math.log(intentCount);
