import type { Likeness } from './lexical-similarity.ts';

/**
 * How much each likeness speaks for an answer: a logistic regression, fitted on facilities with questions labelled by
 * hand, each facility judged by what was learned from the others (`docs/performance.md`).
 */
const weights: Readonly<Record<keyof Likeness, number>> = {
  likely: 3.7,
  words: 0.94,
  ideas: 1.2,
  wording: 1.66,
  strangest: -1.33,
  record: -1.2,
  certainty: -3,
  overElsewhere: 0.68,
};
const bias = -1.54;

/** The likenesses, each with its weight. */
const weighed = Object.entries(weights) as [keyof Likeness, number][];

/** How probable it is that a FAQ answers a message, from 0 to 1, by likeness alone. */
export function firstGuess(likeness: Likeness): number {
  let evidence = bias;
  for (const [name, weight] of weighed) evidence += weight * likeness[name];
  return 1 / (1 + Math.exp(-evidence));
}
