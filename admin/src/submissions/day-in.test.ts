import { expect, test } from 'vitest';
import { dayIn } from './day-in.ts';

const lateInUtc = new Date('2026-12-31T23:30:00Z');

test.each([
  [0, 'UTC', '2026-12-31'],
  [0, 'Asia/Tokyo', '2027-01-01'],
  [1, 'America/Los_Angeles', '2027-01-01'],
  [7, 'UTC', '2027-01-07'],
])('%i days from today in %s is %s', (days, timeZone, day) => {
  expect(dayIn(days, timeZone, lateInUtc)).toBe(day);
});

test('an unknown time zone counts as the local one', () => {
  expect(dayIn(0, 'Mars/Olympus', lateInUtc)).toMatch(/^2026-12-31|2027-01-01$/);
});
