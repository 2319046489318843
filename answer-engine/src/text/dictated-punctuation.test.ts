import { expect, test } from 'vitest';
import { withPunctuation } from './dictated-punctuation.ts';

test.each([
  ['is it heated question mark', 'is it heated?'],
  ['ok comma and who do i call period', 'ok, and who do i call.'],
  ['great exclamation point', 'great!'],
  ['id like a 10x10 and id want it in may', "I'd like a 10x10 and I'd want it in may"],
  ['a qué hora cierran signo de interrogación', 'a qué hora cierran?'],
])('"%s" becomes "%s"', (dictated, written) => {
  expect(withPunctuation(dictated)).toBe(written);
});

test.each(['how long is the grace period', 'whats the notice period', 'he is in a coma', 'do i need an id to rent'])(
  '"%s" stays',
  (text) => {
    expect(withPunctuation(text)).toBe(text);
  },
);
