import { readModelFile } from '../model-files.ts';
import { compileTrees } from './boosted-trees.ts';
import { type FeatureName, type FeatureVector, featureNames } from './features.ts';

/** Fitted on answer-engine/data/fit.jsonl by `npm run train`. */
const probabilityByTrees = compileTrees<FeatureName>(
  JSON.parse(readModelFile('reranker.json').toString('utf8')),
  featureNames,
);

/** Who repeats a FAQ's question, and speaks of nothing else, is answered by it, whatever it is on. */
const repeated = { overlapFrom: 0.7, unexplainedBelow: 0.3, probability: 0.95 };

const questionOverlapAt = featureNames.indexOf('questionOverlap');
const largestUnexplainedAt = featureNames.indexOf('largestUnexplained');

/** How probable it is that a FAQ answers a message, from 0 to 1, beside what the other FAQs have for themselves. */
export function answerProbability(features: FeatureVector): number {
  const probability = probabilityByTrees(features);
  const [overlap, unexplained] = [features[questionOverlapAt] ?? 0, features[largestUnexplainedAt] ?? 0];
  const isRepeated = overlap >= repeated.overlapFrom && unexplained < repeated.unexplainedBelow;
  return isRepeated ? Math.max(probability, repeated.probability * overlap) : probability;
}
