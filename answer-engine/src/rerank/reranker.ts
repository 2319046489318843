import { thresholds } from '../decide/thresholds.ts';
import { readModelFile } from '../model-files.ts';
import { lazily } from '../text/memoize.ts';
import { type BoostedTrees, compileTrees } from './boosted-trees.ts';
import { type FeatureName, type FeatureVector, featureNames } from './features.ts';
import { treeContributions } from './tree-contributions.ts';

/** Fitted on answer-engine/data/fit.jsonl by `npm run train`. */
const readTrees = (): BoostedTrees<FeatureName> => JSON.parse(readModelFile('reranker.json').toString('utf8'));
const probabilityByTrees = compileTrees(readTrees(), featureNames);
const treesToExplain = lazily(readTrees);

const questionOverlapAt = featureNames.indexOf('questionOverlap');

/**
 * The calibrated probability, from 0 to 1, that an FAQ answers a message. If the message repeats the FAQ's question, the probability is at
 * least their question overlap.
 */
export function answerProbability(features: FeatureVector): number {
  const probability = probabilityByTrees(features);
  const overlap = features[questionOverlapAt] ?? 0;
  return overlap >= thresholds.repeatedQuestion ? Math.max(probability, overlap) : probability;
}

export interface FeatureContribution {
  readonly name: FeatureName;
  readonly value: number;
  /** Its contribution to the log-odds that the FAQ answers. */
  readonly logOdds: number;
}

const maxContributions = 5;

/** The features with the largest contributions to an FAQ's score, for or against it, largest first. */
export const topContributions = (features: Readonly<Record<FeatureName, number>>): FeatureContribution[] =>
  [...treeContributions(treesToExplain(), features)]
    .map(([name, logOdds]) => ({ name, value: features[name], logOdds }))
    .sort((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds))
    .slice(0, maxContributions);
