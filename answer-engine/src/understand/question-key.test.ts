import { expect, test } from 'vitest';
import { analyzeWords } from './analyze-words.ts';
import { questionKeyOf } from './question-key.ts';

const keyOf = (question: string): string => questionKeyOf(analyzeWords(question));

test('alike questions have one key', () => {
  const key = keyOf('Do you have a helicopter pad?');
  expect(keyOf('do u have helicopter pads')).toBe(key);
  expect(keyOf('is there any pad for a HELICOPTER??')).toBe(key);
});

test('other questions have another', () => {
  expect(keyOf('Do you have a swimming pool?')).not.toBe(keyOf('Do you have a helicopter pad?'));
});

test('what is no question has none', () => {
  expect(keyOf('hi there!')).toBe('');
});

test('a key is never too long to be indexed', () => {
  expect(keyOf('xylophone0 '.repeat(180)).length).toBeLessThanOrEqual(300);
  const many = Array.from({ length: 200 }, (_, at) => `xylophone${at}`).join(' ');
  expect(keyOf(many).length).toBeLessThanOrEqual(300);
});
