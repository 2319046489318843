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
 * How probable it is that a FAQ answers a message, from 0 to 1, beside what the other FAQs have for themselves. Who repeats a FAQ's question is
 * answered by it, whatever it is about.
 */
export function answerProbability(features: FeatureVector): number {
  const probability = probabilityByTrees(features);
  const overlap = features[questionOverlapAt] ?? 0;
  return overlap >= thresholds.repeatedQuestion ? Math.max(probability, overlap) : probability;
}

export interface TellingFeature {
  readonly name: FeatureName;
  readonly value: number;
  /** What it adds to the logarithm of the odds that the FAQ answers. */
  readonly logOdds: number;
}

const mostTelling = 5;

/** The features that count most for, or against, a FAQ, the weightiest first. */
export const tellingFeatures = (features: Readonly<Record<FeatureName, number>>): TellingFeature[] =>
  [...treeContributions(treesToExplain(), features)]
    .map(([name, logOdds]) => ({ name, value: features[name], logOdds }))
    .sort((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds))
    .slice(0, mostTelling);
