import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number.ts';

test.each([
  ['', null],
  [null, null],
  ['0', 0],
  ['30', 30],
  [30, 30],
  ['thirty', Number.NaN],
])('%j is read as %j', (value, number) => {
  expect(wholeNumber(value)).toBe(number);
});
