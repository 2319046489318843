import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

it.each([
  ['2026-03-10T12:00:00Z', 'Just now'],
  ['2026-03-10T12:00:30Z', 'Just now'],
  ['2026-03-10T11:59:01Z', 'Just now'],
  ['2026-03-10T11:59:00Z', '1 minute ago'],
  ['2026-03-10T11:00:01Z', '59 minutes ago'],
  ['2026-03-10T11:00:00Z', '1 hour ago'],
  ['2026-03-09T12:00:01Z', '23 hours ago'],
  ['2026-03-09T12:00:00Z', '1 day ago'],
  ['2026-01-09T12:00:00Z', '60 days ago'],
])('%s is shown as %j', (iso, text) => {
  expect(relativeTime(iso, now)).toBe(text);
});
