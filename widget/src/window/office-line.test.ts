import { expect, it } from 'vitest';
import { readOfficeStatus } from '../api/office-status.ts';
import { officeLine } from './office-line.ts';

/** Friday 9 AM to 5:30 PM, Saturday from 9 AM without a closing time, in Chicago. */
const status = readOfficeStatus({
  asOf: '2026-12-04T12:00:00.000Z',
  openings: [
    { from: '2026-12-04T15:00:00.000Z', until: '2026-12-04T23:30:00.000Z', utcOffsetMinutes: -360 },
    { from: '2026-12-05T15:00:00.000Z', until: null, utcOffsetMinutes: -360 },
  ],
  knownUntil: '2026-12-11T06:00:00.000Z',
});

const lineAt = (time: string, given = status) => officeLine(given, Date.parse(time));

it.each([
  ['2026-12-04T14:59:00Z', 'Office closed, opens at 9 AM'],
  ['2026-12-04T15:00:00Z', 'Office open until 5:30 PM'],
  ['2026-12-04T23:29:00Z', 'Office open until 5:30 PM'],
  ['2026-12-04T23:30:00Z', 'Office closed, opens tomorrow at 9 AM'],
  ['2026-12-05T16:00:00Z', 'Office open'],
  ['2026-12-01T16:00:00Z', 'Office closed, opens Friday, 9 AM'],
  ['2026-12-11T06:00:00Z', ''],
])('at %s: %j', (time, line) => {
  expect(lineAt(time)).toBe(line);
});

it('says so when no opening is known, and nothing when nothing is', () => {
  const never = readOfficeStatus({ asOf: '2026-12-04T12:00:00Z', openings: [], knownUntil: '2026-12-11T06:00:00Z' });
  expect(lineAt('2026-12-04T14:00:00Z', never)).toBe('Office closed');
  for (const nothing of [null, undefined, 'soon', { openings: 'many' }])
    expect(lineAt('2026-12-04T14:00:00Z', readOfficeStatus(nothing))).toBe('');
});
