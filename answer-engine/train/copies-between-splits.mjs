import {
  conversationSets,
  emergencySets,
  exampleSets,
  examplesOf,
  learnedConversations,
  learnedFrom,
  splits,
  textsOf,
  turnTextsOf,
} from '../data/read-data.mjs';
import { fewestWords, findCopies } from './near-copies.mjs';

/** Skips shorter texts, such as "prices?" or "yes please", which anybody may write. */
const longTexts = (texts, tokenize) => texts.filter((text) => new Set(tokenize(text)).size >= fewestWords);

/**
 * Finds the texts that are in a split and also in one with precedence, in the form of `findCopies`. From the single messages in conversation
 * sets, it takes only the long ones. These sets come last, so that a new set makes no model stale.
 */
export const copiesBetweenSplits = (tokenize) =>
  findCopies(
    [
      ...Object.entries(splits).map(([name, files]) => ({ name, texts: files.flatMap(textsOf) })),
      ...[...conversationSets, ...learnedConversations].map((name) => ({
        name,
        texts: longTexts(textsOf(name), tokenize),
      })),
    ],
    tokenize,
  );

/** Finds the examples of small classifiers that are copies of evaluation texts, in the form of `findCopies`. */
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

/** Finds the long turns of conversations to learn from that are copies of evaluation texts, in the form of `findCopies`. */
export const copiedTurns = (tokenize) => {
  const long = (name, texts) => ({ name, texts: longTexts(texts, tokenize) });
  const measuring = conversationSets.map((name) => long(name, [...textsOf(name), ...turnTextsOf(name)]));
  return learnedConversations.flatMap((name) =>
    findCopies([...measuring, long(name, turnTextsOf(name))], tokenize).filter(
      ({ group, originalGroup }) => group === name && originalGroup !== name,
    ),
  );
};

/**
 * The share, from 0 to 1, of the long turns of each conversation set that are copies of training texts. All sets are read in one pass, because
 * indexing the training texts takes longer than everything else.
 */
export const sharesOfCopiedTurns = (names, tokenize) => {
  const learned = [
    ...learnedFrom.map((split) => ({ name: split, texts: textsOf(split) })),
    ...learnedConversations.map((name) => ({ name, texts: turnTextsOf(name) })),
  ];
  const sets = names.map((name) => ({ name, texts: longTexts(turnTextsOf(name), tokenize) }));
  const copies = findCopies([...learned, ...sets], tokenize);
  const isLearned = ({ originalGroup }) => !names.includes(originalGroup);
  return sets.map(
    ({ name, texts }) => copies.filter((copy) => copy.group === name && isLearned(copy)).length / texts.length,
  );
};

/** The number of copies for each pair of splits, such as `{ 'fit in dev': 3 }`. */
export const countByPair = (copies) => {
  const counts = {};
  for (const { group, originalGroup } of copies) {
    const pair = `${group} in ${originalGroup}`;
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  return counts;
};

/**
 * @param copies from `copiesBetweenSplits`
 * @throws if there are any
 */
export const refuseCopies = (copies) => {
  const pairs = Object.entries(countByPair(copies));
  if (pairs.length === 0) return;
  const counts = pairs.map(([pair, count]) => `${count} of ${pair}`).join(', ');
  throw new Error(
    `Some texts stand in two splits: ${counts}. Run "node answer-engine/train/remove-copies.mjs" before training.`,
  );
};
