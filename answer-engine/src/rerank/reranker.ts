import { readModelFile } from '../model-files.ts';
import { compileTrees } from './boosted-trees.ts';
import { type Evidence, type EvidenceName, evidenceNames } from './features.ts';

/** Fitted on answer-engine/data/fit.jsonl by `npm run train`. */
const probabilityByTrees = compileTrees<EvidenceName>(
  JSON.parse(readModelFile('reranker.json').toString('utf8')),
  evidenceNames,
);

/** Who repeats a FAQ's question, and speaks of nothing else, is answered by it, whatever it is on. */
const repeated = { wordingFrom: 0.7, strangestBelow: 0.3, probability: 0.95 };

const wordingAt = evidenceNames.indexOf('wording');
const strangestAt = evidenceNames.indexOf('strangest');

/** How probable it is that a FAQ answers a message, from 0 to 1, beside what the other FAQs have for themselves. */
export function probabilityOfAnswer(evidence: Evidence): number {
  const probability = probabilityByTrees(evidence);
  const [wording, strangest] = [evidence[wordingAt] ?? 0, evidence[strangestAt] ?? 0];
  const isRepeated = wording >= repeated.wordingFrom && strangest < repeated.strangestBelow;
  return isRepeated ? Math.max(probability, repeated.probability * wording) : probability;
}
