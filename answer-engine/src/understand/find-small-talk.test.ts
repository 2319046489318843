import { expect, test } from 'vitest';
import { findSmallTalk } from './find-small-talk.ts';

test.each([
  ['good afternoon', 'greeting'],
  ['Afternoon!', 'greeting'],
  ['this afternoon possible?', undefined],
  ['in the morning', undefined],
])('"%s" is small talk of the type %s', (text, type) => {
  expect(findSmallTalk(text)).toBe(type);
});
