import { expect, test } from 'vitest';
import { analyzeWords } from './analyze-words.ts';
import { questionKeyOf } from './question-key.ts';

const keyOf = (question: string): string => questionKeyOf(analyzeWords(question));

test('questions that differ only in form share a key', () => {
  const key = keyOf('Do you have a helicopter pad?');
  expect(keyOf('do u have helicopter pads')).toBe(key);
  expect(keyOf('is there any pad for a HELICOPTER??')).toBe(key);
});

test('different questions have different keys', () => {
  expect(keyOf('Do you have a swimming pool?')).not.toBe(keyOf('Do you have a helicopter pad?'));
});

test('a text without content has an empty key', () => {
  expect(keyOf('hi there!')).toBe('');
});

test('a key is short enough for a database index', () => {
  expect(keyOf('xylophone0 '.repeat(180)).length).toBeLessThanOrEqual(300);
  const many = Array.from({ length: 200 }, (_, at) => `xylophone${at}`).join(' ');
  expect(keyOf(many).length).toBeLessThanOrEqual(300);
});
