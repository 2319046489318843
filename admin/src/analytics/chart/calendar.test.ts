import { expect, it } from 'vitest';
import { daysBefore, lastDayOf } from './calendar.ts';

const now = new Date('2026-03-10T03:00:00Z');

it.each([
  ['America/Los_Angeles', '2026-03-09'],
  ['Pacific/Auckland', '2026-03-10'],
])('ends at today in %s', (timeZone, day) => {
  expect(lastDayOf(now, timeZone)).toBe(day);
});

it('ends at the newest day with figures when that is later', () => {
  expect(lastDayOf(now, 'America/Los_Angeles', '2026-03-10')).toBe('2026-03-10');
  expect(lastDayOf(now, 'America/Los_Angeles', '2026-03-01')).toBe('2026-03-09');
});

it('falls back when the browser does not know the time zone', () => {
  expect(lastDayOf(now, 'Mars/Olympus_Mons')).toBe(lastDayOf(now, undefined));
});

it('counts back across month ends and daylight saving changes', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(daysBefore('2026-03-30', 29)).toBe('2026-03-01');
});
