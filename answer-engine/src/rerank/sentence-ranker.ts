import { readModelFile } from '../model-files.ts';
import { lazily } from '../text/memoize.ts';
import { type BoostedTrees, compileTrees } from './boosted-trees.ts';
import { type ComparedSentence, compareSentences, type FollowUp, sentenceFeatureNames } from './sentence-features.ts';

/** Fitted on answer-engine/data/follow-ups.jsonl by `npm run train`. */
const readTrees = (): BoostedTrees => JSON.parse(readModelFile('sentence-ranker.json').toString('utf8'));
const probabilityByTrees = lazily(() => compileTrees(readTrees(), sentenceFeatureNames));

/** A sentence of an FAQ's answer. */
export interface SentenceMatch extends Pick<ComparedSentence, 'indexed' | 'position'> {
  /** The probability, from 0 to 1, that it answers the follow-up. */
  readonly probability: number;
}

/** The sentences that may answer a follow-up, most probable first. */
export const rankSentences = (followUp: FollowUp): SentenceMatch[] =>
  compareSentences(followUp)
    .map(({ indexed, position, features }) => ({ indexed, position, probability: probabilityByTrees()(features) }))
    .sort((a, b) => b.probability - a.probability);
