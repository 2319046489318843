import { splits, textsOf } from '../data/read-data.mjs';
import { findCopies } from './near-copies.mjs';

/** Finds the texts that stand in a split and in one that goes before it, in the form of `findCopies`. */
export const copiesBetweenSplits = (tokenize, names = splits) =>
  findCopies(
    names.map((name) => ({ name, texts: textsOf(name) })),
    tokenize,
  );

/** How many texts of each pair of splits are copies, such as `{ 'fit in dev': 3 }`. */
export const countByPair = (copies) => {
  const counts = {};
  for (const { group, originalGroup } of copies) {
    const pair = `${group} in ${originalGroup}`;
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  return counts;
};

/** @throws when a text stands in two splits */
export const requireDistinctSplits = (tokenize) => {
  const pairs = Object.entries(countByPair(copiesBetweenSplits(tokenize)));
  if (pairs.length === 0) return;
  const counts = pairs.map(([pair, count]) => `${count} of ${pair}`).join(', ');
  throw new Error(
    `Some messages stand in two splits: ${counts}. Run "node answer-engine/train/remove-copies.mjs" before training.`,
  );
};
