import { expect, test } from 'vitest';
import { questionWordsKey } from './question-words-key.ts';

test('alike questions have one key', () => {
  const key = questionWordsKey('Do you have a helicopter pad?');
  expect(questionWordsKey('do u have helicopter pads')).toBe(key);
  expect(questionWordsKey('is there any pad for a HELICOPTER??')).toBe(key);
});

test('other questions have another', () => {
  expect(questionWordsKey('Do you have a swimming pool?')).not.toBe(questionWordsKey('Do you have a helicopter pad?'));
});

test('what is no question has none', () => {
  expect(questionWordsKey('hi there!')).toBe('');
});

test('a key is never too long to be indexed', () => {
  expect(questionWordsKey('xylophone0 '.repeat(180)).length).toBeLessThanOrEqual(300);
  const many = Array.from({ length: 200 }, (_, at) => `xylophone${at}`).join(' ');
  expect(questionWordsKey(many).length).toBeLessThanOrEqual(300);
});
