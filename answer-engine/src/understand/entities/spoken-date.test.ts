import { expect, test } from 'vitest';
import { daysOfMonth, findDate, monthDays, nextWeekday, timeAhead, weekdayNextWeek } from './spoken-date.ts';

/** A Friday. */
const today = { year: 2026, month: 11, dayOfMonth: 27 };
const friday = 5;

test.each([
  ['on dec 24', '2026-12-24'],
  ['el 24 de diciembre', '2026-12-24'],
  ['by 12/24', '2026-12-24'],
  ['12-24-2026', '2026-12-24'],
  ['nov 26', '2027-11-26'],
  ['the second saturday in september', '2027-9-11'],
  ['the last friday of november', '2026-11-27'],
  ['the first saturday', '2026-12-5'],
  ['el primer sabado de diciembre', '2026-12-5'],
  ['the first saturday of deer season', undefined],
  ['on the 27th', '2026-11-27'],
  ['the 31st', '2026-12-31'],
  ['el 5', '2026-12-5'],
  ['in 3 days', '2026-11-30'],
  ['dentro de un par de semanas', '2026-12-11'],
  ['a week from now', '2026-12-4'],
  ['within 3 months', '2027-2-27'],
  ['el 31 de febrero', undefined],
  ['open 9-5', undefined],
  ['el 10 x 20', undefined],
])('"%s" is %s', (said, expected) => {
  const date = findDate(said, [...monthDays, ...daysOfMonth, ...timeAhead], today);
  expect(date && `${date.year}-${date.month}-${date.dayOfMonth}`).toBe(expected);
});

test('today counts only where the caller says so', () => {
  expect(nextWeekday(friday, today, { todayCounts: true })).toEqual(today);
  expect(nextWeekday(friday, today, { todayCounts: false })).toEqual({ ...today, month: 12, dayOfMonth: 4 });
  expect(weekdayNextWeek(friday, today)).toEqual({ ...today, month: 12, dayOfMonth: 4 });
});
