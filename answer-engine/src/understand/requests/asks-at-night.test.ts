import { expect, test } from 'vitest';
import { asksWhomToCall, mentionsNight } from './asks-at-night.ts';

test.each([
  ['the office is shut, who can i call', true],
  ['nobody is there this late, is there a number', true],
  ['a quien llamo esta noche', true],
  ['call me tonight, i know what i want', false],
  ['who is there in the morning', false],
])('"%s" asks whom to call at night: %s', (text, expected) => {
  expect(mentionsNight(text) && asksWhomToCall(text)).toBe(expected);
});
