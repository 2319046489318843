import { expect, test } from 'vitest';
import { tokenize } from './engine-words.mjs';
import { findCopies } from './near-copies.mjs';

const copiesOf = (original, texts) =>
  findCopies(
    [
      { name: 'held-out', texts: [original] },
      { name: 'train', texts },
    ],
    tokenize,
  ).map(({ text }) => text);

test.each(['how much', '¿how MUCH?', 'How much!'])('a short text is a copy when its words are the same: %s', (text) => {
  expect(copiesOf('how much', [text])).toEqual([text]);
});

test.each(['how much is it', 'much how', 'how many'])('a short text in other words is not a copy: %s', (text) => {
  expect(copiesOf('how much', [text])).toEqual([]);
});

test.each([
  ['Is there a discount for students here?', true],
  ['is there a discount for soldiers here', true],
  ['is there a discount here for students', true],
  ['is there any discount for any student', false],
])('a long text is a copy from four words in five on: %s', (text, isCopy) => {
  expect(copiesOf('is there a discount for students here', [text])).toEqual(isCopy ? [text] : []);
});

test('a copy is reported with its original, and only of an earlier group', () => {
  const groups = [
    { name: 'held-out', texts: ['do you sell boxes', 'do you sell boxes'] },
    { name: 'fit', texts: ['do you sell locks'] },
    { name: 'train', texts: ['you do sell boxes', 'do you sell locks'] },
  ];
  expect(findCopies(groups, tokenize)).toEqual([
    { text: 'you do sell boxes', group: 'train', original: 'do you sell boxes', originalGroup: 'held-out' },
    { text: 'do you sell locks', group: 'train', original: 'do you sell locks', originalGroup: 'fit' },
  ]);
});
