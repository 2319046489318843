/**
 * Removes from each split the texts that are copies or near copies of texts in a split with precedence, and marks such turns of conversations
 * to learn from as unscored: `node answer-engine/train/remove-copies.mjs`, after a build. Prints only how many, because a list would reveal
 * held-out messages.
 */
import {
  conversationSets,
  exampleSets,
  learnedConversations,
  readLines,
  splits,
  writeLines,
} from '../data/read-data.mjs';
import { copiedTurns, copiesBetweenSplits, copiesOfMeasuringSets, countByPair } from './copies-between-splits.mjs';
import { tokenize } from './engine-words.mjs';

const without = (texts) => (line) =>
  line.examples
    ? { ...line, examples: line.examples.filter((text) => !texts.has(text)) }
    : { ...line, messages: line.messages.filter(([text]) => !texts.has(text)) };

const copies = [...copiesBetweenSplits(tokenize), ...copiesOfMeasuringSets(tokenize)];
const sets = [...conversationSets, ...learnedConversations, ...exampleSets].map((name) => [name, [name]]);
for (const [split, files] of [...Object.entries(splits), ...sets]) {
  const texts = new Set(copies.filter(({ group }) => group === split).map(({ text }) => text));
  if (texts.size === 0) continue;
  for (const name of files) writeLines(name, readLines(name).map(without(texts)));
}
console.log('Texts removed:', countByPair(copies));

const turns = copiedTurns(tokenize);
for (const name of learnedConversations) {
  const texts = new Set(turns.filter(({ group }) => group === name).map(({ text }) => text));
  if (texts.size === 0) continue;
  const markTurn = (turn) => (texts.has(turn.say) ? { ...turn, unscored: true } : turn);
  const mark = (conversation) => ({ ...conversation, turns: conversation.turns.map(markTurn) });
  writeLines(
    name,
    readLines(name).map((line) => ({ ...line, conversations: line.conversations.map(mark) })),
  );
}
console.log('Turns no longer scored:', countByPair(turns));
