import { expect, test } from 'vitest';
import { replaceHours } from './replace-hours.ts';

const written = 'Mon-Fri: 9-6\nSat: 9-2\nGate: 6 AM - 10 PM daily';

test.each([
  ['office', 'Daily 8-8', 'Daily 8-8\nGate: 6 AM - 10 PM daily'],
  ['office', '', 'Gate: 6 AM - 10 PM daily'],
  ['gate', 'Gate: 5 AM - 11 PM daily', 'Mon-Fri: 9-6\nSat: 9-2\nGate: 5 AM - 11 PM daily'],
  ['gate', '5 AM - 11 PM daily', 'Mon-Fri: 9-6\nSat: 9-2\nGate hours:\n5 AM - 11 PM daily'],
  ['gate', '', 'Mon-Fri: 9-6\nSat: 9-2'],
] as const)('%s hours become %j', (place, lines, replaced) => {
  expect(replaceHours(written, place, lines)).toBe(replaced);
});

test('the lines under a label go with it', () => {
  const labelled = 'Office hours\nMon-Fri 9-5\n\nAccess hours\nMon-Sun 6am-9pm\nChristmas closed';
  expect(replaceHours(labelled, 'gate', 'Gate 24 hours')).toBe('Office hours\nMon-Fri 9-5\nGate 24 hours');
  expect(replaceHours(labelled, 'office', 'Mon-Sat 8-4')).toBe(
    'Mon-Sat 8-4\nAccess hours\nMon-Sun 6am-9pm\nChristmas closed',
  );
});

test('a line about both places is not guessed at', () => {
  expect(replaceHours('Monday: office 9-5, gate 6-9', 'office', 'Daily 9-5')).toBeUndefined();
});

test('a text without the other place is replaced whole', () => {
  expect(replaceHours('Mon-Fri 9-5', 'office', 'Daily 9-5')).toBe('Daily 9-5');
  expect(replaceHours('', 'gate', 'Daily 6-22')).toBe('Gate hours:\nDaily 6-22');
});
