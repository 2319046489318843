import { rememberWords } from '../text/memoize.ts';
import type { ReadWords, Subject } from './analyze-words.ts';
import { isKnown, kindCount, kindsOf, likelyKinds, type PackedKinds, packKinds, rarityOf } from './intents/intents.ts';
import { ideaFeature, wordFeature } from './intents/text-features.ts';

export interface WeighedSubject extends Subject {
  readonly weight: number;
  /** From 0 for a word of every question to 1 for one that says alone what is asked. */
  readonly telling: number;
  /** What it may ask for on its own, if it is known. */
  readonly kinds: PackedKinds | undefined;
}

const commonplaceShare = 0.25;
/** A word that nobody has used before may be all that matters, or a slip. */
const tellingOfUnknown = 0.6;

export function weighSubjects({ subjects }: Pick<ReadWords, 'subjects'>): WeighedSubject[] {
  const weighed: WeighedSubject[] = [];
  for (const subject of subjects) weighed.push(weigh(subject));
  return weighed;
}

/** How rare a subject is in what visitors ask; what nearly every question has counts little. */
export const weightOfSubject = ({ stem, isCommonplace }: Subject): number =>
  rarityOf(wordFeature(stem)) * (isCommonplace ? commonplaceShare : 1);

/** As much as one of some four words of a text weighs. */
const wordWeight = 0.25;

interface Told {
  readonly telling: number;
  readonly kinds: PackedKinds | undefined;
}

/** What is less probable does not count. */
const likelyFrom = 0.005;

/** What a stem and its ideas, separated by spaces, ask for on their own. */
const kindsToldBy = rememberWords((told): Told => {
  const [stem = '', ...ideas] = told.split(' ');
  const features = [wordFeature(stem), ...ideas.map(ideaFeature)].filter(isKnown);
  if (features.length === 0) return { telling: tellingOfUnknown, kinds: undefined };
  const kinds = kindsOf(new Map(features.map((feature) => [feature, wordWeight])));
  const certainty = kinds.reduce((most, probability) => Math.max(most, probability), 0);
  return { telling: Math.max(0, logOfOdds(certainty)), kinds: packKinds(likelyKinds(kinds, likelyFrom)) };
});

function weigh(subject: Subject): WeighedSubject {
  const share = subject.isCommonplace ? commonplaceShare : 1;
  const { stem, ideas, isCommonplace } = subject;
  const { telling, kinds } = kindsToldBy(ideas.length === 0 ? stem : `${stem} ${ideas.join(' ')}`);
  return { stem, ideas, isCommonplace, weight: weightOfSubject(subject), telling: share * telling, kinds };
}

/** 0 for a probability that chance would give, 1 for certainty. */
export const logOfOdds = (probability: number): number => Math.log(probability * kindCount) / Math.log(kindCount);
