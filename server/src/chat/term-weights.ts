import { rarityOf } from './language/question-kinds.ts';
import { featuresOf, type Term } from './language/read-text.ts';

const commonplaceShare = 0.2;
/** To sell a thing is not to have it: whether a text speaks of selling tells more than other words. */
const decisiveFactor = 3;

/** How much a term tells among the questions that a storage facility is asked. */
export function weightOfTerm(term: Term): number {
  const weight = Math.min(...featuresOf(term).map(rarityOf));
  if (term.concepts.includes('sell')) return weight * decisiveFactor;
  return term.isCommonplace ? weight * commonplaceShare : weight;
}
