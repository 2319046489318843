import {
  conversationSets,
  emergencySets,
  exampleSets,
  examplesOf,
  learnedFrom,
  splits,
  textsOf,
  turnTextsOf,
} from '../data/read-data.mjs';
import { fewestWords, findCopies } from './near-copies.mjs';

/** Shorter texts, such as "prices?" or "yes please", are anybody's. */
const longTexts = (texts, tokenize) => texts.filter((text) => new Set(tokenize(text)).size >= fewestWords);

/**
 * Finds the texts that stand in a split and in one that goes before it, in the form of `findCopies`. Of the single messages in sets of conversations,
 * it finds the long ones; these sets come last, so that a new one makes no model stale.
 */
export const copiesBetweenSplits = (tokenize) =>
  findCopies(
    [
      ...Object.entries(splits).map(([name, files]) => ({ name, texts: files.flatMap(textsOf) })),
      ...conversationSets.map((name) => ({ name, texts: longTexts(textsOf(name), tokenize) })),
    ],
    tokenize,
  );

/** Finds the examples of small classifiers that stand in a set that measures, in the form of `findCopies`. */
export const copiesOfMeasuringSets = (tokenize) => {
  const measuring = [
    ...['held-out', 'dev'].map((name) => ({ name, texts: textsOf(name) })),
    ...conversationSets.map((name) => ({ name, texts: [...textsOf(name), ...turnTextsOf(name)] })),
    ...emergencySets.map((name) => ({ name, texts: examplesOf(name) })),
  ];
  const names = new Set(measuring.map(({ name }) => name));
  return exampleSets.flatMap((name) =>
    findCopies([...measuring, { name, texts: longTexts(examplesOf(name), tokenize) }], tokenize).filter(
      ({ group, originalGroup }) => group === name && names.has(originalGroup),
    ),
  );
};

/**
 * The share of the long turns of each set of conversations that are copies of what models learn from, or of a turn in an earlier set, from 0 to 1.
 * The sets are read in one pass, because indexing what models learn from takes longer than everything else.
 */
export const sharesOfCopiedTurns = (names, tokenize) => {
  const learned = learnedFrom.map((split) => ({ name: split, texts: textsOf(split) }));
  const sets = names.map((name) => ({ name, texts: longTexts(turnTextsOf(name), tokenize) }));
  const copies = findCopies([...learned, ...sets], tokenize);
  return sets.map(({ name, texts }) => copies.filter(({ group }) => group === name).length / texts.length);
};

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
