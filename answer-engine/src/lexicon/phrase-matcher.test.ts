import { expect, test } from 'vitest';
import { splitWords } from '../text/tokenize.ts';
import { createPhraseMatcher } from './phrase-matcher.ts';

const matcher = createPhraseMatcher([
  ['lift', 'elevator, freight lift | ascensor'],
  ['vacancy', '=openings'],
  ['stuck', 'stuck in, locked .. in'],
]);

const found = (text: string): string[] => matcher.find(splitWords(text)).map(({ name }) => name);

const examples: [string, string[]][] = [
  ['Is there an elevator?', ['lift']],
  ['how many ELEVATORS', ['lift']],
  ['¿Hay ascensor?', ['lift']],
  ['a freight lift', ['lift']],
  ['lift the freight', []],
  ['any openings?', ['vacancy']],
  ['when does it open', []],
  ['I am locked in', ['stuck']],
  ['they locked my whole family in', ['stuck']],
  ['locked because I was not there and went in', []],
];

test.each(examples)('%s', (text, names) => {
  expect(found(text)).toEqual(names);
});

test('a match gives the positions of the words, without those in the gap', () => {
  expect(matcher.find(splitWords('we locked him in'))).toEqual([{ name: 'stuck', positions: [1, 3] }]);
});
