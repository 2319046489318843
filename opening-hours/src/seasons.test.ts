import { expect, test } from 'vitest';
import type { CivilDate } from './civil-date.ts';
import { describeHours } from './describe-hours.ts';
import { parseHours } from './parse-hours.ts';
import { hoursOn } from './query-hours.ts';

/** The hours of a Wednesday and of a Saturday in each of some months of 2026. */
function hoursIn(text: string, ...months: number[]): string[] {
  const { office } = parseHours(text);
  const on = (date: CivilDate): string => {
    const hours = hoursOn(office, date);
    if (!hours) return '?';
    return hours.spans.map(({ fromMinute, toMinute }) => `${fromMinute / 60}-${toMinute / 60}`).join(' ') || 'closed';
  };
  // The first Wednesday and Saturday after the 7th.
  const day = (month: number, weekday: number): CivilDate => {
    const first = new Date(Date.UTC(2026, month - 1, 8)).getUTCDay();
    return { year: 2026, month, dayOfMonth: 8 + ((weekday - first + 7) % 7) };
  };
  return months.map((month) => `${on(day(month, 3))} | ${on(day(month, 6))}`);
}

const usual = 'Mon-Fri 9-12, 1-6\nSat 9-1\nSun closed\n';
const seasons: [string, string, string, string][] = [
  ['Nov-Mar we close at 5 on weekdays', '9-12 13-17 | 9-13', '9-12 13-18 | 9-13', 'a closing time'],
  ['November through March: close at 5', '9-12 13-17 | 9-13', '9-12 13-18 | 9-13', 'the days that it cuts short'],
  ['Winter (Nov - Mar): Mon-Fri 10-4, Sat closed', '10-16 | closed', '9-12 13-18 | 9-13', 'hours of its own'],
  ['Mon-Fri 10-4 (Nov-Mar)', '10-16 | 9-13', '9-12 13-18 | 9-13', 'months after the hours'],
  ['Mon-Fri 9-6 (Nov-Mar: 10-4)', '10-16 | 9-13', '9-18 | 9-13', 'months in parentheses'],
  ['Winter hours, Nov-Mar:\nMon-Fri 10-4\nSat 10-12', '10-16 | 10-12', '9-12 13-18 | 9-13', 'a heading'],
  [
    'Regular hours, Nov 1 - Mar 31:\nMon-Fri 10-4\nSat 10-12',
    '10-16 | 10-12',
    '9-12 13-18 | 9-13',
    'a heading without a season',
  ],
  ['Nov 1 - Mar 31: weekdays until 5pm', '9-12 13-17 | 9-13', '9-12 13-18 | 9-13', 'dates and a closing time'],
  ['Nov 1 - Mar 31: weekdays until dusk', '? | 9-13', '9-12 13-18 | 9-13', 'a line that is not understood'],
  ['In June, July and September: Sat closed', '9-12 13-18 | 9-13', '9-12 13-18 | closed', 'several months'],
  ['Lake season (May 20 - Sep 4): Sat 8-8', '9-12 13-18 | 9-13', '9-12 13-18 | 8-20', 'a season with a name'],
  ['Balloon days, June 3 - 30: Sat 7-5', '9-12 13-18 | 9-13', '9-12 13-18 | 7-17', 'an event with dates'],
  ['June 3 - June 30 (the rally): Sat 7-5', '9-12 13-18 | 9-13', '9-12 13-18 | 7-17', 'dates with a comment'],
  [
    'Sat: 10 AM - 2 PM from May through September, otherwise closed',
    '9-12 13-18 | closed',
    '9-12 13-18 | 10-14',
    'the rest of a year',
  ],
  ['June and July: Sat closed', '9-12 13-18 | 9-13', '9-12 13-18 | closed', 'two months'],
  ['Sat closed, except June through August 10-2', '9-12 13-18 | closed', '9-12 13-18 | 10-14', 'an exception'],
  [
    'WINTER (day after Labor Day till Memorial Day weekend)\nMon-Fri 10-3, no lunch break',
    '10-15 | 9-13',
    '9-12 13-18 | 9-13',
    'holidays as the ends of a season',
  ],
  ['Sat 9-1 (Memorial Day - Labor Day until 4)', '9-12 13-18 | 9-13', '9-12 13-18 | 9-16', 'holidays in parentheses'],
  ['Closed Jan 2 - Feb 28', 'closed | closed', '9-12 13-18 | 9-13', 'dates'],
  ['January: closed', 'closed | closed', '9-12 13-18 | 9-13', 'one month'],
  ['Mon-Fri 10am-4pm Nov-Mar, 9am-6pm Apr-Oct', '10-16 | 9-13', '9-18 | 9-13', 'two seasons in a line'],
  ['De noviembre a marzo cerramos a las 5 entre semana', '9-12 13-17 | 9-13', '9-12 13-18 | 9-13', 'Spanish'],
];

test.each(seasons)('%j: in January %s, in June %s (%s)', (line, january, june) => {
  expect(hoursIn(usual + line, 1, 6)).toEqual([january, june]);
});

test('two seasons share the year', () => {
  const text = 'Summer (April-October): Mon-Sat 8-7\nWinter (November-March): Mon-Sat 9-5';
  expect(hoursIn(text, 1, 4, 10, 11)).toEqual(['9-17 | 9-17', '8-19 | 8-19', '8-19 | 8-19', '9-17 | 9-17']);
  expect(parseHours(text).notUnderstood).toEqual([]);
});

test.each([
  ['Closed for lunch Monday - Friday 12-1, all year', ['9-12 13-17 | 9-13', '8-12 13-16 | 8-13']],
  ['Closed for lunch 12-1, Monday - Friday', ['9-12 13-17 | 9-13', '8-12 13-16 | 8-13']],
  ['Closed for lunch 12-1', ['9-12 13-17 | 9-12', '8-12 13-16 | 8-12']],
])('%j cuts a break out of the hours of every season', (line, expected) => {
  const text = 'October - April: Mon-Fri 9-5, Sat 9-1\nMay - September: Mon-Fri 8-4, Sat 8-1\n';
  expect(hoursIn(text + line, 1, 6)).toEqual(expected);
  expect(parseHours(text + line).notUnderstood).toEqual([]);
});

test('a break under the heading of a season is a break of that season', () => {
  const text = 'Winter hours, Nov-Mar:\nMon-Fri 10-4\nClosed for lunch 12-1';
  expect(hoursIn(usual + text, 1, 6)).toEqual(['10-12 13-16 | 9-13', '9-12 13-18 | 9-13']);
});

test('a season at the end of a list of closed days is closed', () => {
  const { office, notUnderstood } = parseHours(
    `${usual}Closed Labor Day, Thanksgiving, and December 24 through January 1`,
  );
  const on = (month: number, dayOfMonth: number) => hoursOn(office, { year: 2026, month, dayOfMonth })?.spans.length;
  expect([on(9, 7), on(12, 23), on(12, 28), on(12, 30)]).toEqual([0, 2, 0, 0]);
  expect(notUnderstood).toEqual([]);
});

test('a season of which only people know the hours leaves the rest of the year alone', () => {
  expect(hoursIn(`${usual}Dec-Feb Mon-Fri by the weather`, 1, 6)).toEqual(['? | 9-13', '9-12 13-18 | 9-13']);
});

test.each(['Winter hours vary', 'Hours may vary', 'Nov-Mar we close at 8 or so on weekdays and 12 on Sat'])(
  '%j is kept as written',
  (line) => {
    expect(parseHours(usual + line).notUnderstood).toEqual([line]);
  },
);

test('a holiday on which the office closes early has the usual hours up to then', () => {
  const text = `${usual}Christmas Eve: close at 2`;
  // A Thursday.
  expect(hoursOn(parseHours(text).office, { year: 2026, month: 12, dayOfMonth: 24 })?.spans).toEqual([
    { fromMinute: 540, toMinute: 720 },
    { fromMinute: 780, toMinute: 840 },
  ]);
  expect(describeHours(text).office.at(-1)).toEqual({ day: 'Christmas Eve', hours: 'Closes at 2:00 PM' });
});

test('days that a season does not name can be closed', () => {
  const text = `${usual}Layup (January 4 - March 20): Tuesday - Thursday 10-3, all other days closed`;
  expect(hoursIn(text, 2, 4)).toEqual(['10-15 | closed', '9-12 13-18 | 9-13']);
  expect(parseHours(text).notUnderstood).toEqual([]);
});

test('the hours of the rest of the year are the usual ones', () => {
  const text = 'June 15 - September 15: daily 9-6\nRest of the year: Monday - Friday 10-4, Saturday closed';
  expect(hoursIn(text, 1, 7)).toEqual(['10-16 | closed', '9-18 | 9-18']);
  expect(parseHours(text).notUnderstood).toEqual([]);
});

test('an earlier closing time leaves closed days closed', () => {
  const { office, notUnderstood } = parseHours(
    'Monday closed\nTue-Fri 10-6\nFrom November through March the office closes at 5:00 PM on weekdays',
  );
  const on = (dayOfMonth: number) => hoursOn(office, { year: 2026, month: 1, dayOfMonth })?.spans[0]?.toMinute;
  // A Monday and a Tuesday.
  expect([on(5), on(6)]).toEqual([undefined, 17 * 60]);
  expect(notUnderstood).toEqual([]);
});

test('the operator sees the days of a season', () => {
  const { office } = describeHours(`${usual}Nov-Mar Mon-Fri 10-4`);
  expect(office.slice(7)).toEqual([{ day: 'Monday – Friday, November to March', hours: '10:00 AM – 4:00 PM' }]);
});

test('a season that the text has given dates is known by its name', () => {
  const { gate, notUnderstood } = parseHours(
    'SUMMER (May - September)\nMon-Fri 8-6\nWINTER (October - April)\nMon-Fri 9-4\n' +
      'Gate: 5am-11pm daily in summer, 6am-9pm daily in winter, holidays too',
  );
  expect(notUnderstood).toEqual([]);
  const openOn = (month: number) =>
    hoursOn(gate, { year: 2026, month, dayOfMonth: 8 })?.spans.map(({ fromMinute, toMinute }) => [
      fromMinute / 60,
      toMinute / 60,
    ]);
  expect(openOn(1)).toEqual([[6, 21]]);
  expect(openOn(7)).toEqual([[5, 23]]);
});

test.each([
  'Closed for inventory week, June 8 to June 14, and December 24 to January 1.',
  'Closed June 8 - June 14, Thanksgiving and December 24 - January 1',
  'We are closed on all federal holidays and the whole week from June 8 to June 14',
])('"%s" closes the days of each range', (line) => {
  expect(hoursIn(usual + line, 6, 7)).toEqual(['closed | closed', '9-12 13-18 | 9-13']);
  expect(parseHours(usual + line).notUnderstood).toEqual([]);
});

test.each([
  ['Saturday: 9:00 AM - 1:00 PM (second and fourth of the month only)', ['closed', '9-13', 'closed', '9-13']],
  ['Saturday: 9-1 on the first and third Saturday of the month only', ['9-13', 'closed', '9-13', 'closed']],
  ['1st & 3rd Saturdays 9-1', ['9-13', 'closed', '9-13', 'closed']],
  ['Saturday: closed, except the last Saturday of the month: 9-1', ['closed', 'closed', 'closed', '9-13']],
  ['El primer sábado del mes de 9 a 1', ['9-13', 'closed', 'closed', 'closed']],
  ['Saturday 9-3\nClosed the second Saturday of the month', ['9-15', 'closed', '9-15', '9-15']],
])('%j has hours on some Saturdays of June', (line, expected) => {
  const { office, notUnderstood } = parseHours(`Mon-Fri 9-5\n${line}`);
  const on = (dayOfMonth: number) =>
    hoursOn(office, { year: 2026, month: 6, dayOfMonth })?.spans.map(
      ({ fromMinute, toMinute }) => `${fromMinute / 60}-${toMinute / 60}`,
    )[0] ?? 'closed';
  expect([6, 13, 20, 27].map(on)).toEqual(expected);
  expect(notUnderstood).toEqual([]);
});

test.each([
  ['Sunday 1-5 (May to August only)', 'closed', '13-17'],
  ['Sunday 1-5 (May to August)', '?', '13-17'],
  ['January: Sunday by appointment only\nMay to August: Sunday 1-5', 'closed', '13-17'],
  ['Sunday 1-5 (May to August)\nJuly: Sunday by appointment only', '?', '13-17'],
])('%j is %s in January and %s in June', (line, ...expected) => {
  const { office } = parseHours(`Mon-Fri 9-5\n${line}`);
  const on = (month: number, dayOfMonth: number) => {
    const hours = hoursOn(office, { year: 2026, month, dayOfMonth });
    const [span] = hours?.spans ?? [];
    return span ? `${span.fromMinute / 60}-${span.toMinute / 60}` : hours ? 'closed' : '?';
  };
  expect([on(1, 4), on(6, 7)]).toEqual(expected);
});

test('the same hours apply in two periods', () => {
  const text = `${usual}Move weeks (May 4 - 17 and August 22 - September 3): daily 8-8`;
  expect(hoursIn(text, 5, 6, 8)).toEqual(['8-20 | 8-20', '9-12 13-18 | 9-13', '9-12 13-18 | 9-13']);
  expect(parseHours(text).notUnderstood).toEqual([]);
});

test('the operator sees which weeks of a month have hours of their own', () => {
  const { office } = describeHours(
    'Mon-Fri 9-5\nFirst and third Saturday of the month: 9-1\nClosed the first Friday of May',
  );
  expect(office.slice(5)).toEqual([
    { day: 'Saturday', hours: 'Closed' },
    { day: 'Sunday', hours: null },
    { day: 'Saturday, first and third of the month', hours: '9:00 AM – 1:00 PM' },
    { day: 'First Friday of May', hours: 'Closed' },
  ]);
});

test('the week between Christmas and New Year is closed', () => {
  const text = `${usual}Closed Memorial Day and the week between Christmas and New Year's Day`;
  const on = (month: number, dayOfMonth: number) =>
    hoursOn(parseHours(text).office, { year: 2026, month, dayOfMonth })?.spans.length;
  expect([on(12, 24), on(12, 28), on(12, 31), on(5, 25)]).toEqual([2, 0, 0, 0]);
});
