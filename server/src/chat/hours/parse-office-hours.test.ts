import { expect, test } from 'vitest';
import { parseTimeSpan } from './parse-clock-time.ts';
import { parseOfficeHours } from './parse-office-hours.ts';

const at = (from: number, until: number) => ({ fromMinute: from * 60, toMinute: until * 60 });

const spans: [string, ReturnType<typeof at> | undefined][] = [
  ['9:30 AM - 6:00 PM', at(9.5, 18)],
  ['8am–noon', at(8, 12)],
  ['9-5', at(9, 17)],
  ['9 to 5', at(9, 17)],
  ['1-5pm', at(13, 17)],
  ['9-5pm', at(9, 17)],
  ['10-2pm', at(10, 14)],
  ['12-1', at(12, 13)],
  ['09:00-17:30', at(9, 17.5)],
  ['6 a.m. until midnight', at(6, 24)],
  ['5 PM - 9 AM', undefined],
  ['13 PM - 14 PM', undefined],
  ['9', undefined],
  ['by appointment', undefined],
];

test.each(spans)('%s', (text, span) => {
  expect(parseTimeSpan(text)).toEqual(span);
});

test('ranges, lists and groups of days', () => {
  const week = parseOfficeHours('Mon-Thu 9-5\nFri & Sat: 10 AM - 2 PM\nSundays closed');
  expect(week).toEqual([[], [at(9, 17)], [at(9, 17)], [at(9, 17)], [at(9, 17)], [at(10, 14)], [at(10, 14)]]);
  expect(parseOfficeHours('Daily 8:00-20:00')).toEqual(Array(7).fill([at(8, 20)]));
  expect(parseOfficeHours('Weekdays: 9-12, 1-5')?.[3]).toEqual([at(9, 12), at(13, 17)]);
  expect(parseOfficeHours('Sat - Mon 9-5')?.map((it) => it !== undefined)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
});

test('a break in parentheses is taken out', () => {
  expect(parseOfficeHours('Mon-Fri 8am-5pm (closed 12-1 for lunch)')?.[1]).toEqual([at(8, 12), at(13, 17)]);
});

test('gate hours are not office hours', () => {
  const week = parseOfficeHours('Office: Mon-Fri 9-5\nGate: 6 AM - 10 PM daily');
  expect(week?.[1]).toEqual([at(9, 17)]);
  expect(week?.[0]).toBeUndefined();
});

const unreadable = [
  '',
  'Call for hours',
  'Mon-Fri 9-5\nSat by appointment',
  'Mon-Fri 9-5 (call first)',
  'Someday 9-5',
  '9-5',
];

test.each(unreadable)('"%s" is quoted, not understood', (text) => {
  expect(parseOfficeHours(text)).toBeUndefined();
});
