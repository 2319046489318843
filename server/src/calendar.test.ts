import { expect, test } from 'vitest';
import { calendarDay, daysBefore } from './calendar.ts';

test.each([
  ['2026-03-10T06:59:59.999Z', 'America/Los_Angeles', '2026-03-09'],
  ['2026-03-10T07:00:00.000Z', 'America/Los_Angeles', '2026-03-10'],
  ['2026-01-10T07:30:00.000Z', 'America/Los_Angeles', '2026-01-09'],
  ['2026-03-10T13:00:00.000Z', 'Pacific/Auckland', '2026-03-11'],
  ['2026-03-10T18:29:59.000Z', 'Asia/Kolkata', '2026-03-10'],
  ['2026-03-10T18:30:00.000Z', 'Asia/Kolkata', '2026-03-11'],
  ['2025-12-31T23:30:00.000Z', 'UTC', '2025-12-31'],
  ['2025-12-31T23:30:00.000Z', 'Europe/Paris', '2026-01-01'],
])('%s in %s is %s', (instant, timezone, day) => {
  expect(calendarDay(new Date(instant), timezone)).toBe(day);
});

test.each([
  ['2026-03-10', 0, '2026-03-10'],
  ['2026-03-01', 1, '2026-02-28'],
  ['2028-03-01', 1, '2028-02-29'],
  ['2026-01-01', 1, '2025-12-31'],
  ['2026-03-10', 366, '2025-03-09'],
])('%s less %i days is %s', (day, days, before) => {
  expect(daysBefore(day, days)).toBe(before);
});
