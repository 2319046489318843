import { expect, test } from 'vitest';
import { dayRange } from './day-range.ts';

test("a day starts and ends at midnight in the reader's time zone", () => {
  const { since = '', before = '' } = dayRange('2026-03-10');
  expect([new Date(since).getDate(), new Date(since).getHours()]).toEqual([10, 0]);
  expect([new Date(before).getDate(), new Date(before).getHours()]).toEqual([11, 0]);
});

test.each(['', 'today', '2026-02-30', '2026-13-01'])('%j is not a day', (day) => {
  expect(dayRange(day)).toEqual({});
});
