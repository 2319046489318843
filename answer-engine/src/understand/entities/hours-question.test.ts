import { expect, test } from 'vitest';
import { parseHoursQuestion } from './hours-question.ts';

/** A Tuesday. */
const now = { date: { year: 2026, month: 3, dayOfMonth: 10 }, minute: 600 };

const days: [string, string][] = [
  ['are you open', 'now'],
  ['r u open rn', 'now'],
  ['are you still open?', 'now'],
  ['what are your hours', 'unsaid'],
  ['are you open today', '10'],
  ['are you open tomorrow', '11'],
  ['day after tomorrow?', '12'],
  ['on tuesday', '10'],
  ['on mondays', '16'],
  ['this weekend', '14 15'],
  ['on weekdays', '10 11 12 13 16'],
  ['sat and sun', '14 15'],
  ['on christmas eve', 'Christmas Eve'],
  ['are you open thanksgiving', 'Thanksgiving'],
  ['on dec 24', 'December 24'],
  ['el 24 de diciembre', 'December 24'],
  ['on 12/31', 'December 31'],
  ['on holidays', 'holidays'],
  ['abren mañana', '11'],
  ['abren por la mañana', 'unsaid'],
  ['abren el domingo', '15'],
  ['are you open tonight', '10'],
  ['next tuesday', '17'],
  ['monday next week', '16'],
  ['next week', '16 17 18 19 20 21 22'],
  ['on the 24th', 'March 24'],
  ['on the 2nd', 'April 2'],
  ['the 4th of october', 'October 4'],
  ['october the 4th', 'October 4'],
  ['on the fourth of july', 'the Fourth of July'],
  ['february 30', 'February'],
  ['in 3 days', '13'],
  ['in a week', '17'],
  ['two days from now', '12'],
  ['dentro de dos dias', '12'],
  ['el 24', 'March 24'],
  ['december the 5th', 'December 5'],
  ['in january', 'January'],
  ['a saturday in january', 'January'],
  ['come may', 'May'],
  ['may i come in', 'unsaid'],
  ['in the winter', 'winter'],
  ['en el verano', 'summer'],
  ['next month', 'April'],
  ['the saturday after thanksgiving', 'November 28'],
  ['the monday before christmas', 'December 21'],
  ['the day before easter', 'April 4'],
  ['on wensday or saterday', '14'],
  ['in janurary', 'January'],
  ['when do you open again', 'next'],
  ['cuando vuelven a abrir', 'next'],
];

test.each(days)('"%s" is about %s', (text, expected) => {
  const { days: asked } = parseHoursQuestion(text, now);
  const dates = asked.kind === 'dates' ? asked.dates.map(({ dayOfMonth }) => dayOfMonth).join(' ') : asked.kind;
  const period = asked.kind === 'period' ? asked.period.english : dates;
  expect(asked.kind === 'special' ? asked.day.english : period).toBe(expected);
});

test.each([
  ['when does somebody get there in the morning', '11'],
  ['are you open friday after 5', '13'],
])('in the afternoon, "%s" is about %s', (text, expected) => {
  const { days: asked } = parseHoursQuestion(text, { ...now, minute: 15 * 60 });
  expect(asked.kind === 'dates' && asked.dates.map(({ dayOfMonth }) => dayOfMonth).join(' ')).toBe(expected);
});

const times: [string, string | undefined][] = [
  ['are you open after 6', 'after 18'],
  ['open at 8pm', 'at 20'],
  ['open at 8:30 pm', 'at 20.5'],
  ['before 9', 'before 9'],
  ['at noon', 'at 12'],
  ['until 5', 'until 17'],
  ['despues de las 6', 'after 18'],
  ['a las 3 de la tarde', 'at 15'],
  ['quarter past twelve', 'at 12.25'],
  ['half past four', 'at 16.5'],
  ['a quarter to five', 'at 16.75'],
  ['twenty past two', 'at 14.333333333333334'],
  ['four thirty', 'at 16.5'],
  ['around 4ish', 'at 16'],
  ['1:30 then', 'at 13.5'],
  ['i get off at 530', 'after 17.5'],
  ['my shift ends at midnight', 'after 23.983333333333334'],
  ['at 3 in the morning', 'at 3'],
  ['at 11 at night', 'at 23'],
  ['tomorrow morning at 8', 'at 8'],
  ['tonight at 7', 'at 19'],
  ['tonight', 'after 18'],
  ['a las dos y media', 'at 14.5'],
  ['a las cinco y cuarto', 'at 17.25'],
  ['un cuarto para las tres', 'at 14.75'],
  ['a la una', 'at 13'],
  ['a las 7 de la noche', 'at 19'],
  ['a las once de la noche', 'at 23'],
  ['about 5 boxes', undefined],
  ['by 5 feet', undefined],
  // Ambiguous between morning and evening.
  ['open at 7', undefined],
  ['on the 4th', undefined],
  ['in 10x10', undefined],
];

test.each(times)('"%s": %s', (text, expected) => {
  const { time } = parseHoursQuestion(text, now);
  expect(time && `${time.relation} ${time.minute / 60}`).toBe(expected);
});

const aspects: [string, string][] = [
  ['when do you close', 'closes'],
  ['what time do you open', 'opens'],
  ['how late are you open', 'closes'],
  ['hasta que hora abren', 'closes'],
  ['how early do you open', 'opens'],
  ['when do you open and close', 'open'],
  ['are you open', 'open'],
];

test.each(aspects)('"%s" asks when it %s', (text, aspect) => {
  expect(parseHoursQuestion(text, now).aspect).toBe(aspect);
});

test.each([
  ['are you open at 5', 'open'],
  ['is 5 too late', undefined],
  ['is 5:00 too late', 'closed'],
  ['so at 5 there is nobody', 'closed'],
  ['do you close at 5', undefined],
  ['are you open', undefined],
])('"yes" to "%s" would mean that the place is %s', (text, meaning) => {
  expect(parseHoursQuestion(text, now).yesMeans).toBe(meaning);
});

test('a question is about the office or the gate', () => {
  expect(parseHoursQuestion('not the office, the gate', now).place).toBe('gate');
  expect(parseHoursQuestion('what time does the gate open', now).place).toBe('gate');
  expect(parseHoursQuestion('when can i get in my unit', now).place).toBe('gate');
  expect(parseHoursQuestion('when is the office by the gate open', now).place).toBe('office');
});

test('a day that the month lacks is that of the next month', () => {
  const inJune = { ...now, date: { year: 2026, month: 6, dayOfMonth: 2 } };
  expect(parseHoursQuestion('are you open on the 31st', inJune).days).toMatchObject({ day: { english: 'July 31' } });
});

test('an article after a number is not "am"', () => {
  expect(parseHoursQuestion('is july 3 a working day', now).time).toBeUndefined();
  expect(parseHoursQuestion('open at 3 a?', now).time).toEqual({ minute: 180, relation: 'at' });
});
