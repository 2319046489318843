import { expect, test } from 'vitest';
import { calendarDay, daysBefore, startOfHour } from './calendar.ts';

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

test.each([
  ['2026-03-10', 8, 'America/Los_Angeles', '2026-03-10T15:00:00.000Z'],
  ['2026-03-10', 24, 'America/Los_Angeles', '2026-03-11T07:00:00.000Z'],
  ['2026-03-08', 2, 'America/Los_Angeles', '2026-03-08T10:00:00.000Z'],
  ['2026-03-08', 3, 'America/Los_Angeles', '2026-03-08T10:00:00.000Z'],
  ['2026-11-01', 1, 'America/Los_Angeles', '2026-11-01T08:00:00.000Z'],
  ['2026-11-01', 2, 'America/Los_Angeles', '2026-11-01T10:00:00.000Z'],
  ['2026-03-10', 0, 'Pacific/Kiritimati', '2026-03-09T10:00:00.000Z'],
  ['2026-03-10', 23, 'Pacific/Pago_Pago', '2026-03-11T10:00:00.000Z'],
  ['2026-03-10', 5, 'Asia/Kolkata', '2026-03-09T23:30:00.000Z'],
])('on %s hour %i in %s begins at %s', (day, hour, timezone, instant) => {
  expect(startOfHour(day, hour, timezone).toISOString()).toBe(instant);
});
