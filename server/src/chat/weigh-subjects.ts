import { type KindScores, kindCount, kindsOf, rarityOf } from './language/question-kinds.ts';
import type { ReadWords, Subject } from './language/read-words.ts';
import { ideaFeature, wordFeature } from './language/text-features.ts';

export interface WeighedSubject extends Subject {
  readonly weight: number;
  /** From 0 for a word of every question to 1 for one that says alone what is asked. */
  readonly telling: number;
  /** What it asks for on its own, if it is known. */
  readonly kinds: KindScores | undefined;
}

const commonplaceShare = 0.25;
/** A word that nobody has used before may be all that matters, or a slip. */
const tellingOfUnknown = 0.6;

export const weighSubjects = ({ subjects }: Pick<ReadWords, 'subjects'>): WeighedSubject[] => subjects.map(weigh);

/** How rare a subject is in what visitors ask; what nearly every question has counts little. */
export const weightOfSubject = ({ stem, isCommonplace }: Subject): number =>
  rarityOf(wordFeature(stem)) * (isCommonplace ? commonplaceShare : 1);

function weigh(subject: Subject): WeighedSubject {
  const share = subject.isCommonplace ? commonplaceShare : 1;
  const features = [wordFeature(subject.stem), ...subject.ideas.map(ideaFeature)];
  const kinds = kindsOf(new Map(features.map((feature) => [feature, 0.5])));
  const telling = Math.max(0, logOfOdds(kinds.reduce((most, probability) => Math.max(most, probability), 0)));
  const isUnknown = telling < 0.001;
  return {
    ...subject,
    weight: weightOfSubject(subject),
    telling: share * (isUnknown ? tellingOfUnknown : telling),
    kinds: isUnknown ? undefined : kinds,
  };
}

/** 0 for a probability that chance would give, 1 for certainty. */
export const logOfOdds = (probability: number): number => Math.log(probability * kindCount) / Math.log(kindCount);
