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
];

test.each(days)('"%s" is about %s', (text, expected) => {
  const { days: asked } = parseHoursQuestion(text, now);
  const dates = asked.kind === 'dates' ? asked.dates.map(({ dayOfMonth }) => dayOfMonth).join(' ') : asked.kind;
  expect(asked.kind === 'special' ? asked.day.english : dates).toBe(expected);
});

const times: [string, string | undefined][] = [
  ['are you open after 6', 'after 18'],
  ['open at 8pm', 'at 20'],
  ['open at 8:30 pm', 'at 20.5'],
  ['before 9', 'before 9'],
  ['at noon', 'at 12'],
  ['until 5', 'at 17'],
  ['despues de las 6', 'after 18'],
  ['a las 3 de la tarde', 'at 15'],
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

test('a question is about the office or the gate', () => {
  expect(parseHoursQuestion('what time does the gate open', now).place).toBe('gate');
  expect(parseHoursQuestion('when can i get in my unit', now).place).toBe('gate');
  expect(parseHoursQuestion('when is the office by the gate open', now).place).toBe('office');
});
