import { expect, test } from 'vitest';
import { presentDuration, presentSatisfaction } from './present-figures.ts';

test.each([
  [0, 0, '0s'],
  [0, 3, '0ms'],
  [850, 1, '850ms'],
  [1000, 3, '333ms'],
  [999, 1, '999ms'],
  [1000, 1, '1.00s'],
  [2500, 2, '1.25s'],
  [75_000, 1, '75.00s'],
])('%i ms in %i answers read %s', (sumMs, count, shown) => {
  expect(presentDuration(sumMs, count)).toBe(shown);
});

test('an average just under a second does not round to a thousand milliseconds', () => {
  expect(presentDuration(1999, 2)).toBe('1.00s');
});

test.each([
  [0, 0, '0%'],
  [1, 1, '0%'],
  [5, 1, '100%'],
  [6, 2, '50%'],
  [16, 4, '75%'],
  [11, 3, '67%'],
])('ratings that add up to %i in %i answers read %s', (sum, count, shown) => {
  expect(presentSatisfaction(sum, count)).toBe(shown);
});
