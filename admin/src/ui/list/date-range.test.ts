import { expect, test } from 'vitest';
import { dateRange, daysOf, daysOrMoments } from './date-range.ts';

const local = (iso = ''): number[] => {
  const date = new Date(iso);
  return [date.getMonth() + 1, date.getDate(), date.getHours()];
};

test("a range starts and ends at midnight in the reader's time zone", () => {
  const { since, before } = dateRange('2026-03-10..2026-03-31');
  expect(local(since)).toEqual([3, 10, 0]);
  expect(local(before)).toEqual([4, 1, 0]);
});

test('an end left out is open', () => {
  expect(Object.keys(dateRange('2026-03-10..'))).toEqual(['since']);
  expect(Object.keys(dateRange('..2026-03-10'))).toEqual(['before']);
  expect(dateRange('..')).toEqual({});
});

test('the last days include today', () => {
  const now = new Date(2026, 2, 10, 15);
  expect(local(dateRange('today', now).since)).toEqual([3, 10, 0]);
  expect(local(dateRange('7', now).since)).toEqual([3, 4, 0]);
});

test.each(['', 'tomorrow', '2026-02-30..', '..2026-13-01', '2026-03-10'])('%j limits nothing', (value) => {
  expect(dateRange(value)).toEqual({});
});

test('only a range has days to edit', () => {
  expect(daysOf('2026-03-10..')).toEqual({ from: '2026-03-10', to: '' });
  expect(daysOf('today')).toBeUndefined();
});

test("at a location, chosen days are its own; the usual periods are the reader's", () => {
  expect(daysOrMoments('2026-03-10..2026-03-31', true)).toEqual({ from: '2026-03-10', to: '2026-03-31' });
  expect(daysOrMoments('2026-02-30..2026-03-31', true)).toEqual({ to: '2026-03-31' });
  expect(Object.keys(daysOrMoments('2026-03-10..', false))).toEqual(['since']);
  expect(Object.keys(daysOrMoments('7', true))).toEqual(['since']);
});
