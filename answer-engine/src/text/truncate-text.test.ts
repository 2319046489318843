import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splitWords } from './tokenize.ts';
import { truncateLength, truncateWords } from './truncate-text.ts';

test.each(['㋍', 'ﬃ', '㉐', '㎢', 'ﷺ'])('a message of %s, which NFKC expands, is truncated to the limit', (sign) => {
  expect(sign.normalize('NFKC').length).toBeGreaterThan(1);
  expect(truncateLength(sign.repeat(1990)).length).toBe(2000);
});

test('the beginning and the end of a long message are kept, where its question is', () => {
  const story = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ');
  const read = splitWords(truncateWords(`Do you sell locks? ${story} Is there a lift?`));
  expect(read.slice(0, 4)).toEqual(['do', 'you', 'sell', 'locks']);
  expect(read.slice(-4)).toEqual(['is', 'there', 'a', 'lift']);
  expect(read.length).toBeLessThanOrEqual(80);
});

test.each(['a ', '& ', '$5 ', '1x', 'ñ ', 'aß', 'w/', 'idk '])(
  '"%s" repeated makes no more words than the limit',
  (sign) => {
    const text = truncateWords(truncateLength(sign.repeat(2000)));
    // Some abbreviations expand to two words.
    expect(splitWords(text).length).toBeLessThanOrEqual(160);
  },
);

interface Facility {
  readonly messages: readonly (readonly [string, ...string[]])[];
}

const questions = readFileSync(new URL('../../data/train.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Facility => JSON.parse(line))
  .flatMap(({ messages }) => messages.map(([message]) => message));

test('no question of the training data is truncated', () => {
  expect(questions.length).toBeGreaterThan(50_000);
  expect(questions.filter((question) => truncateWords(truncateLength(question)) !== question)).toEqual([]);
});
