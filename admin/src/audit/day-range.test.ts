import { expect, test } from 'vitest';
import { dayRange } from './day-range.ts';

test('a day begins and ends at midnight where its reader is', () => {
  const { since = '', before = '' } = dayRange('2026-03-10');
  expect([new Date(since).getDate(), new Date(since).getHours()]).toEqual([10, 0]);
  expect([new Date(before).getDate(), new Date(before).getHours()]).toEqual([11, 0]);
});

test.each(['', 'today', '2026-02-30', '2026-13-01'])('%j is no day', (day) => {
  expect(dayRange(day)).toEqual({});
});
