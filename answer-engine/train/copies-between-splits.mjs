import { splits, textsOf } from '../data/read-data.mjs';
import { findCopies } from './near-copies.mjs';

/** Finds the texts that stand in a split and in one that goes before it, in the form of `findCopies`. */
export const copiesBetweenSplits = (tokenize) =>
  findCopies(
    splits.map((name) => ({ name, texts: textsOf(name) })),
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

/**
 * @param copies as `copiesBetweenSplits` finds them
 * @throws when there are any
 */
export const refuseCopies = (copies) => {
  const pairs = Object.entries(countByPair(copies));
  if (pairs.length === 0) return;
  const counts = pairs.map(([pair, count]) => `${count} of ${pair}`).join(', ');
  throw new Error(
    `Some texts stand in two splits: ${counts}. Run "node answer-engine/train/remove-copies.mjs" before training.`,
  );
};
