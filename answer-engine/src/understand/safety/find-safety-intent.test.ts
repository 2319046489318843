import { expect, test } from 'vitest';
import { findSafetyIntent } from './find-safety-intent.ts';

test.each([
  ['my mother just passed and her unit is full', 'death'],
  ['my uncle died, he had a unit with you', 'death'],
  ['my phone died, im outside', undefined],
  ['the battery in my car died', undefined],
  ["we're not renters, just passing through", undefined],
])('"%s" is about %s', (text, matter) => {
  expect(findSafetyIntent(text)).toBe(matter);
});
