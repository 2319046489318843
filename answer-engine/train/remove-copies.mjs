/**
 * Removes from each split the texts that are copies or near copies of texts in a split with precedence:
 * `node answer-engine/train/remove-copies.mjs`, after a build. Prints only how many, because a list would reveal held-out messages.
 */
import { conversationSets, exampleSets, readLines, splits, writeLines } from '../data/read-data.mjs';
import { copiesBetweenSplits, copiesOfMeasuringSets, countByPair } from './copies-between-splits.mjs';
import { tokenize } from './engine-words.mjs';

const without = (texts) => (line) =>
  line.examples
    ? { ...line, examples: line.examples.filter((text) => !texts.has(text)) }
    : { ...line, messages: line.messages.filter(([text]) => !texts.has(text)) };

const copies = [...copiesBetweenSplits(tokenize), ...copiesOfMeasuringSets(tokenize)];
const sets = [...conversationSets, ...exampleSets].map((name) => [name, [name]]);
for (const [split, files] of [...Object.entries(splits), ...sets]) {
  const texts = new Set(copies.filter(({ group }) => group === split).map(({ text }) => text));
  if (texts.size === 0) continue;
  for (const name of files) writeLines(name, readLines(name).map(without(texts)));
}
console.log('Texts removed:', countByPair(copies));
