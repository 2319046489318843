import { expect, test } from 'vitest';
import { timeZoneWarning } from './time-zone-warning.ts';

const springfield = '12 Cedar Lane, Springfield, OR 97477';

test('a zone that was not chosen is reported', () => {
  const warning = timeZoneWarning({ address: '1 Short Street', timezone: 'Etc/UTC', timezoneSource: 'default' });
  expect(warning).toBe(
    'No time zone is set, so the server\'s (Etc/UTC) decides "open now". Choose the facility\'s own.',
  );
});

test('a zone that differs from the address is reported', () => {
  expect(timeZoneWarning({ address: springfield, timezone: 'America/New_York', timezoneSource: 'chosen' })).toBe(
    'The address is in the time zone America/Los Angeles, but America/New York is set.',
  );
});

test.each([
  [springfield, 'America/Los_Angeles', 'chosen'],
  [springfield, 'America/Los_Angeles', 'default'],
  [springfield, 'US/Pacific', 'chosen'],
  ['1 Canal St, Indianapolis, IN 46204', 'America/New_York', 'chosen'],
  ['1 Short Street', 'Europe/Paris', 'chosen'],
] as const)('nothing is wrong at %s in %s (%s)', (address, timezone, timezoneSource) => {
  expect(timeZoneWarning({ address, timezone, timezoneSource })).toBeUndefined();
});
