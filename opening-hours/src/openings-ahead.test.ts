import { describe, expect, test } from 'vitest';
import { localTime } from './local-time.ts';
import { openingsAhead } from './openings-ahead.ts';
import { parseHours } from './parse-hours.ts';
import { stateAt, unwrittenHoliday } from './query-hours.ts';

const zone = 'America/Chicago';
const officeOf = (text: string) => parseHours(text).office;

/** The openings ahead in local time: "Tue 10 09:00 - Tue 10 17:30". */
function ahead(text: string, now: string, timezone = zone) {
  const known = openingsAhead(officeOf(text), new Date(now), timezone);
  if (!known) return undefined;
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: timezone, weekday: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const write = (instant: Date | undefined) => instant && format.format(instant).replace(/(\d+) (\w+),? /, '$2 $1 ');
  return {
    openings: known.openings.map(({ from, until }) => `${write(from)} - ${write(until) ?? 'open end'}`),
    knownUntil: write(known.knownUntil),
  };
}

const weekdays = 'Mon-Fri 9-5:30\nSat 10-2\nSun closed';

test('an open office: the current opening first', () => {
  const { openings = [], knownUntil } = ahead(weekdays, '2026-03-10T20:00:00Z') ?? {};
  expect(openings.slice(0, 3)).toEqual([
    'Tue 10 09:00 - Tue 10 17:30',
    'Wed 11 09:00 - Wed 11 17:30',
    'Thu 12 09:00 - Thu 12 17:30',
  ]);
  expect(openings).toHaveLength(7);
  expect(knownUntil).toBe('Wed 18 00:00');
});

test.each([
  ['before it opens', '2026-03-10T13:59:00Z', 'Tue 10 09:00 - Tue 10 17:30'],
  ['at the minute that it closes', '2026-03-10T22:30:00Z', 'Wed 11 09:00 - Wed 11 17:30'],
  ['after a weekend day', '2026-03-14T20:00:00Z', 'Mon 16 09:00 - Mon 16 17:30'],
])('a closed office: the next opening first, %s', (_when, now, first) => {
  expect(ahead(weekdays, now)?.openings[0]).toBe(first);
});

test.each([
  ['an opening past midnight', 'Daily 6pm-2am', '2026-03-10T06:00:00Z', 'Mon 9 18:00 - Tue 10 02:00'],
  ['around the clock', 'Open 24/7', '2026-03-10T20:00:00Z', 'Mon 9 00:00 - open end'],
  [
    'around the clock on weekdays',
    'Mon-Fri 24 hours\nSat-Sun closed',
    '2026-03-12T20:00:00Z',
    'Wed 11 00:00 - Sat 14 00:00',
  ],
  ['a lunch break', 'Mon-Fri 9-12, 1-6', '2026-03-10T17:30:00Z', 'Tue 10 13:00 - Tue 10 18:00'],
  ['a season', `${weekdays}\nNov-Mar: Mon-Fri 9-4`, '2026-03-10T15:00:00Z', 'Tue 10 09:00 - Tue 10 16:00'],
  ['a written holiday', `${weekdays}\nChristmas closed`, '2026-12-25T16:00:00Z', 'Sat 26 10:00 - Sat 26 14:00'],
  ['the night of summer time', weekdays, '2026-03-07T23:00:00Z', 'Mon 9 09:00 - Mon 9 17:30'],
  ['the night of winter time', 'Daily 9-5', '2026-10-31T23:00:00Z', 'Sun 1 09:00 - Sun 1 17:00'],
])('%s', (_case, text, now, first) => {
  expect(ahead(text, now)?.openings[0]).toBe(first);
});

test('nothing is told of a day that is not written', () => {
  expect(ahead('Mon-Tue 9-5', '2026-03-10T15:00:00Z')).toEqual({
    openings: ['Tue 10 09:00 - Tue 10 17:00'],
    knownUntil: 'Wed 11 00:00',
  });
  expect(ahead('Mon-Tue 9-5', '2026-03-11T15:00:00Z')).toBeUndefined();
});

test('nothing is told of a major holiday without hours of its own', () => {
  expect(ahead(weekdays, '2026-12-24T23:45:00Z')).toEqual({ openings: [], knownUntil: 'Fri 25 00:00' });
  expect(ahead(weekdays, '2026-12-25T16:00:00Z')).toBeUndefined();
});

test.each(['', 'By appointment, call us', 'Ask in the office'])('hours that tell nothing: %j', (text) => {
  expect(ahead(text, '2026-03-10T15:00:00Z')?.openings ?? []).toEqual([]);
});

describe.each([
  ['America/Los_Angeles', weekdays],
  ['America/Los_Angeles', `${weekdays}\nNov-Mar: Mon-Fri 10-4\nThanksgiving closed`],
  ['Australia/Lord_Howe', 'Daily 6pm-2am'],
  ['Pacific/Kiritimati', 'Mon-Fri 9-12, 1-6\nSat 24 hours\nSun closed'],
])('in %s, %j', (timezone, text) => {
  test('says the same as the answers to "are you open?", at any time of a year', () => {
    const office = officeOf(text);
    let compared = 0;
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 397 * 60_000) {
      const now = new Date(at);
      const local = localTime(now, timezone);
      const known = openingsAhead(office, now, timezone);
      if (!known) {
        expect(unwrittenHoliday(office, local.date) ?? stateAt(office, local).kind === 'unknown').toBeTruthy();
        continue;
      }
      const isOpen = (known.openings[0]?.from.getTime() ?? Number.POSITIVE_INFINITY) <= at;
      expect(isOpen ? 'open' : 'closed', now.toISOString()).toBe(stateAt(office, local).kind);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(1200);
  });
});
