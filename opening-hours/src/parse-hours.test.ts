import { describe, expect, test } from 'vitest';
import { parseHours } from './parse-hours.ts';
import { type Closing, type DayHours, isClosing } from './written-hours.ts';

/** "9-17" for a span, "closed", "appointment", or "?" for an unknown day. */
function write(hours: DayHours | Closing | undefined): string {
  if (!hours) return '?';
  if (isClosing(hours)) return `to ${hours.closesAt.hour}`;
  if (hours.byAppointment) return 'appointment';
  const spans = hours.spans.map(({ fromMinute, toMinute }) => `${fromMinute / 60}-${toMinute / 60}`);
  return spans.join(' ') || 'closed';
}

/** The week, Monday first; consecutive days with the same hours become one. */
const office = (text: string): string[] => [1, 2, 3, 4, 5, 6, 0].map((day) => write(parseHours(text).office.week[day]));
const gate = (text: string): string[] => [1, 2, 3, 4, 5, 6, 0].map((day) => write(parseHours(text).gate.week[day]));
const specials = (text: string): string[] =>
  parseHours(text).office.specials.map(({ day, hours }) => `${day.english}: ${write(hours)}`);

const days = (weekdays: string, saturday = '?', sunday = '?'): string[] => [
  ...Array<string>(5).fill(weekdays),
  saturday,
  sunday,
];

const spellings: [string, string[]][] = [
  ['Mon-Fri 9-6', days('9-18')],
  ['Monday – Friday: 9:00 AM - 6:00 PM', days('9-18')],
  ['M-F 9:30a-6p', days('9.5-18')],
  ['Mo-Fr 09:00-17:30', days('9-17.5')],
  ['Monday thru Friday 9 to 5:30', days('9-17.5')],
  ['Mon. through Fri. from 9 a.m. until 6 p.m.', days('9-18')],
  ['Weekdays 8am–noon', days('8-12')],
  ['Weekdays: 9-12, 1-5', days('9-12 13-17')],
  ['Weekdays 9 am to 12 pm and 1 pm to 5 pm', days('9-12 13-17')],
  ['Weekdays 9-12 and 1-5 (closed for lunch in between)', days('9-12 13-17')],
  ['Daily 8:00-20:00', days('8-20', '8-20', '8-20')],
  ['Every day 6am - midnight', days('6-24', '6-24', '6-24')],
  ['Open 7 days a week, 9-5', days('9-17', '9-17', '9-17')],
  ['9am-5pm Mon-Fri', days('9-17')],
  ['9-5 every day of the week', days('9-17', '9-17', '9-17')],
  ['Mon-Fri - 9am to 5pm\nSat - by appointment\nSunday - closed', days('9-17', 'appointment', 'closed')],
  ['9-5 - Mon-Fri', days('9-17')],
  ['Weekdays 9 to about 5, Sat 10-2ish, Sun noonish to 4 or so', days('9-17', '10-14', '12-16')],
  ['24/7', days('0-24', '0-24', '0-24')],
  ['Open 24 hours', days('0-24', '0-24', '0-24')],
  ['Mon-Fri 9-6, Sat 9-3, Sun closed', days('9-18', '9-15', 'closed')],
  ['Mon-Fri 9-6; Sat 9-3; closed Sunday', days('9-18', '9-15', 'closed')],
  ['Mon-Fri 9-6\nSat & Sun closed', days('9-18', 'closed', 'closed')],
  ['Mon-Sat: 0900-1700 | Sun: by appointment only', days('9-17', '9-17', 'appointment')],
  ['Monday, Wednesday and Friday 10-2', ['10-14', '?', '10-14', '?', '10-14', '?', '?']],
  ['Tu/Th 1-5pm', ['?', '13-17', '?', '13-17', '?', '?', '?']],
  ['Sat - Mon 9-5', ['9-17', '?', '?', '?', '?', '9-17', '9-17']],
  ['Daily except Sunday 9-5', days('9-17', '9-17')],
  ['Mon-Fri 8am-5pm (closed 12-1 for lunch)', days('8-12 13-17')],
  ['Mon-Fri 8am-5pm\nClosed for lunch 12-1', days('8-12 13-17')],
  ['Mon-Fri 8am-5pm (closed noon to 1 for dinner)', days('8-12 13-17')],
  ['Weekdays: 9-12, 1-5 (closed in between)', days('9-12 13-17')],
  ['Mon-Fri 9-5 (we are a small team)', days('9-17')],
  ['Monday - Friday\n9:00 AM - 6:00 PM\nSaturday\n9:00 AM - 1:00 PM', days('9-18', '9-13')],
  ['Lunes a viernes: 9:00 - 18:00\nSábado de 9 a 2\nDomingo cerrado', days('9-18', '9-14', 'closed')],
  ['De lunes a viernes 8 am a 5 pm, sábados y domingos con cita', days('8-17', 'appointment', 'appointment')],
  ['Fri 6 PM - 2 AM', ['?', '?', '?', '?', '18-26', '?', '?']],
];

test.each(spellings)('%j', (text, expected) => {
  expect(office(text)).toEqual(expected);
  expect(parseHours(text).notUnderstood).toEqual([]);
});

test('hours under "Regular hours" are those of the office', () => {
  expect(office('Regular hours:\nMon-Fri 9-5\nSat 9-12')).toEqual(days('9-17', '9-12'));
});

test('the break of a counter is one of the office', () => {
  const text = 'Mon-Fri 9-12, 1-5 (counter closed 12-1)';
  expect(office(text)).toEqual(office('Mon-Fri 9-12, 1-5'));
  expect(parseHours(text).notUnderstood).toEqual([]);
});

test('a day by appointment has no hours of its own', () => {
  const [saturday] = parseHours('Saturday: by appointment only, 10-1').office.week.slice(-1);
  expect(saturday).toEqual({ spans: [], byAppointment: true });
  const ofTwoDays = 'Saturday by appointment 10-1, Sunday closed';
  expect(parseHours(ofTwoDays).notUnderstood).toEqual([ofTwoDays]);
});

test('the hours of a loading dock are not those of the office', () => {
  const text = 'Front desk: Mon-Fri 9-5, Sat 9-12\nLoading dock: Mon-Sat 6-8, Sunday closed';
  expect(office(text)).toEqual(days('9-17', '9-12'));
});

describe('office and gate', () => {
  const blocks = 'Office Hours:\nMon-Fri 9-6\nSat 9-3\nGate Hours:\nDaily 6am - 10pm';

  test('blocks under labels go to their places', () => {
    expect([office(blocks), gate(blocks)]).toEqual([days('9-18', '9-15'), days('6-22', '6-22', '6-22')]);
  });

  test.each([
    'Office: Mon-Fri 9-6\nGate: 6 AM - 10 PM daily',
    'Office hours Mon-Fri 9-6, gate access 6am-10pm every day',
    'Office Mon-Fri 9-6\nAccess hours: 6 AM to 10 PM, 7 days a week',
    'Mon-Fri 9-6\nGate access hours: 6:00 am - 10:00 pm',
    'Mon-Fri 9-6 (office)\n6am-10pm daily (gate)',
    'Horario de oficina: lunes a viernes 9-6\nAcceso: todos los días 6 am a 10 pm',
  ])('labels within lines: %j', (text) => {
    expect([office(text), gate(text)]).toEqual([days('9-18'), days('6-22', '6-22', '6-22')]);
  });

  test('both places on the line of a day', () => {
    const text = 'Monday: Office 9-5, Gate 6am-9pm';
    expect([office(text)[0], gate(text)[0]]).toEqual(['9-17', '6-21']);
  });

  test('a label that begins a sentence does not take the day before it', () => {
    const text = 'Sundays by appointment. Gate access 6a to 9p';
    expect([office(text), gate(text)]).toEqual([days('?', '?', 'appointment'), days('6-21', '6-21', '6-21')]);
  });

  test('a line that may be about either place is about neither', () => {
    const text = 'Office: Mon-Sat 9-5\nGate: 6 AM - 10 PM daily\nClosed Sundays';
    expect([office(text)[6], gate(text)[6]]).toEqual(['?', '?']);
    expect(parseHours(text).notUnderstood).toEqual(['Closed Sundays']);
  });

  test('a line that cannot be parsed makes both places unknown if it may be about either', () => {
    const text = 'Office: Mon-Sat 9-5\nGate: 6 AM - 10 PM daily\nSaturdays in winter by chance';
    expect([office(text)[5], gate(text)[5]]).toEqual(['?', '?']);
  });

  test('a holiday without a label applies to the office', () => {
    const text = 'Office: Mon-Fri 9-5\nGate: 6 AM - 10 PM daily\nClosed Christmas';
    expect(specials(text)).toEqual(['Christmas: closed']);
    expect(parseHours(text).notUnderstood).toEqual([]);
  });

  test("hours of other services do not change the office's", () => {
    const text = 'Mon-Fri 9-6\nCall center: Mon-Sat 8-8';
    expect(office(text)).toEqual(days('9-18'));
    expect(parseHours(text).notUnderstood).toEqual(['Call center: Mon-Sat 8-8']);
  });
});

const majorHolidaysClosed = [
  "New Year's Day: closed",
  'Memorial Day: closed',
  'the Fourth of July: closed',
  'Labor Day: closed',
  'Thanksgiving: closed',
  'Christmas: closed',
];

const holidays: [string, string[]][] = [
  ['Mon-Fri 9-5\nClosed Thanksgiving, Christmas', ['Thanksgiving: closed', 'Christmas: closed']],
  ['July 4th 9-1', ['the Fourth of July: 9-13']],
  ['Christmas Eve: 9-12\nDec 31 9am-noon', ['Christmas Eve: 9-12', 'December 31: 9-12']],
  ["Closed on Sundays and New Year's Day", ["New Year's Day: closed"]],
  ['Mon-Fri 9-5 except Easter', ['Easter: closed']],
  ['Cerrado el Día de Acción de Gracias y Navidad', ['Thanksgiving: closed', 'Christmas: closed']],
  [
    "Closed New Year's Day and December 24-25",
    ["New Year's Day: closed", 'December 24: closed', 'December 25: closed'],
  ],
  ['Closed December 24, 25 and 31', ['December 24: closed', 'December 25: closed', 'December 31: closed']],
  ['Dec 24 & 31: 9-12', ['December 24: 9-12', 'December 31: 9-12']],
  ['12/24: 9am-1pm\nClosed 1/1 and 07/04', ['December 24: 9-13', 'January 1: closed', 'July 4: closed']],
  ['July 3, 9-1', ['July 3: 9-13']],
  ['July 3, 10am-2pm', ['July 3: 10-14']],
  ['Closed Martin Luther King Jr. Day, Good Friday', ['Martin Luther King Jr. Day: closed', 'Good Friday: closed']],
  [
    'Closed Thanksgiving, the Friday after Thanksgiving, and the day before Thanksgiving',
    ['Thanksgiving: closed', 'the day after Thanksgiving: closed', 'the day before Thanksgiving: closed'],
  ],
  ['Mon-Fri 9-5\nOn December 24 and 31 the office closes at 3', ['December 24: to 3', 'December 31: to 3']],
  ['Sundays and statutory holidays: closed', majorHolidaysClosed],
  ["Closed Patriots' Day and Pioneer Day", ["Patriots' Day: closed", 'Pioneer Day: closed']],
  ['Closed Mardi Gras Day', ['Mardi Gras: closed']],
  ['Closed the second Saturday of August', ['the second Saturday of August: closed']],
  ['Closed Derby Day (first Saturday of May)', ['the first Saturday of May: closed']],
  ['Mon-Sun 9-5\nClosed Noche Buena (December 24) from 1:00 PM', ['December 24: to 1']],
  ['Closed Easter Monday and Alaska Day', ['Easter Monday: closed', 'Alaska Day: closed']],
  [
    'Closed Good Friday, the village fair (May 9 and 10), and Founders Saturday (June 6, 2026)',
    ['Good Friday: closed', 'May 9: closed', 'May 10: closed', 'June 6: closed'],
  ],
  [
    'Closed December 20 - 22 (stocktaking) and Thanksgiving Day and Friday after',
    [
      'December 20: closed',
      'December 21: closed',
      'December 22: closed',
      'Thanksgiving: closed',
      'the day after Thanksgiving: closed',
    ],
  ],
  [
    'Mon-Fri 9-5\nClosed Labor Day and Thanksgiving Day. December 24: closes at 1 PM. Closed Christmas Day.',
    ['Labor Day: closed', 'Thanksgiving: closed', 'December 24: to 1', 'Christmas: closed'],
  ],
  ['Closed Thanksgiving Day and the day after', ['Thanksgiving: closed', 'the day after Thanksgiving: closed']],
  ['Holidays: closed Thanksgiving and Christmas', ['Thanksgiving: closed', 'Christmas: closed']],
  ['Closed on the following holidays: Thanksgiving', ['Thanksgiving: closed']],
  ['Holiday closures: Thanksgiving, Christmas', ['Thanksgiving: closed', 'Christmas: closed']],
  ['Closed on major holidays and Christmas Eve', [...majorHolidaysClosed, 'Christmas Eve: closed']],
  ['Holidays closed, Christmas Eve 9-12', [...majorHolidaysClosed, 'Christmas Eve: 9-12']],
  ['Observed holidays: Memorial Day, Labor Day', ['Memorial Day: closed', 'Labor Day: closed']],
  ["We're closed for Christmas", ['Christmas: closed']],
  ['Holidays: closed', majorHolidaysClosed],
];

test.each(holidays)('%j', (text, expected) => {
  expect(specials(text)).toEqual(expected);
  expect(parseHours(text).notUnderstood).toEqual([]);
});

describe('what cannot be read for sure', () => {
  test('the holidays of a line are unknown', () => {
    const text = 'Mon-Fri 9-5\nWe close early on Christmas Eve';
    expect(specials(text)).toEqual(['Christmas Eve: ?']);
    expect(parseHours(text).notUnderstood).toEqual(['We close early on Christmas Eve']);
  });

  test.each([
    'Call for hours',
    '9-5',
    'Mon-Fri 9-5 (call first)',
    'Mon-Fri 9-5 (closed Thursday afternoons)',
    'Someday 9-5',
    'Mon-Fri 6-10',
    'Mon-Fri 8am-10',
    'Mon-Fri 6-10pm',
    'Mon-Fri 9 PM - 6 PM',
    'Mon-Fri 13 PM - 14 PM',
    'Mon-Fri 25-26',
    'Mon-Fri from 9',
    'Summer hours: Mon-Fri 9-8',
    'Mon-Fri 9-5 Sat',
    'Sun: -',
    'Mon-Fri - 5',
  ])('%j is kept as written', (text) => {
    expect(parseHours(text).notUnderstood).toEqual([text]);
    expect(office(text)).toEqual(days('?'));
  });

  test('makes only its own days unknown', () => {
    const text = 'Mon-Fri 9-5\nSat 9-12\nSat in winter by chance';
    expect(office(text)).toEqual(days('9-17', '?'));
    expect(parseHours(text).notUnderstood).toEqual(['Sat in winter by chance']);
  });

  test('a holiday that cannot be dated leaves the others, and the other weeks, as they are', () => {
    const text = 'Mon-Fri 9-5\nSat 9-12\nClosed Good Friday, the first Saturday of hunting season and Labor Day';
    expect(specials(text)).toEqual(['Good Friday: closed', 'Labor Day: closed']);
    expect(office(text)).toEqual(days('9-17', '9-12'));
    expect(parseHours(text).notUnderstood).toEqual(['Closed the first Saturday of hunting season']);
  });

  test('a day that is closed every other week is unknown', () => {
    expect(office('Mon-Fri 9-5\nSat 9-12\nClosed every other Saturday')).toEqual(days('9-17', '?'));
  });

  test('a day closed at Easter is not closed in other weeks', () => {
    expect(office('Mon-Fri 9-5\nClosed Thanksgiving Thursday')).toEqual(days('9-17'));
  });

  test('an empty text leaves everything unknown', () => {
    expect(office('')).toEqual(days('?'));
    expect(parseHours('\n - \n').notUnderstood).toEqual([]);
  });
});

test('the longest text is parsed too', () => {
  expect(office('Mon-Fri 9-5, '.repeat(150))).toEqual(days('9-17'));
  expect(parseHours('7 days a '.repeat(220)).notUnderstood).toHaveLength(1);
});

test('"9/5" after days is no date', () => {
  expect(parseHours('Mon-Fri 9/5').notUnderstood).toEqual(['Mon-Fri 9/5']);
});
