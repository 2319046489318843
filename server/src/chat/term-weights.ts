import { featuresOf, type Term } from './language/read-text.ts';

/** How much each term tells among the questions of one bot. */
export type WeightOf = (term: Term) => number;

const commonplaceShare = 0.2;
/** To sell a thing is not to have it: whether a FAQ speaks of selling tells more than other words. */
const decisiveFactor = 3;

/** @param frequencyOf in how many of the FAQs a feature is found */
export function createTermWeights(frequencyOf: (feature: string) => number, faqCount: number): WeightOf {
  const weightOfFeature = (feature: string): number => {
    const frequency = frequencyOf(feature);
    return frequency === 0 ? 0 : rarity(faqCount, frequency);
  };
  return (term) => {
    const weight = Math.max(...featuresOf(term).map(weightOfFeature)) || rarity(faqCount, 1);
    if (term.concepts.includes('sell')) return weight * decisiveFactor;
    return term.isCommonplace ? weight * commonplaceShare : weight;
  };
}

/** The inverse document frequency of BM25: words that most questions have do not tell them apart. */
const rarity = (documents: number, having: number): number => Math.log(1 + (documents - having + 0.5) / (having + 0.5));
