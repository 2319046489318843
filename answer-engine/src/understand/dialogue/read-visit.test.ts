import { expect, test } from 'vitest';
import { type DialogueState, newDialogue } from '../../dialogue.ts';
import { readVisit, type VisitReading } from './read-visit.ts';

/** A Tuesday, ten in the morning. */
const now = { date: { year: 2026, month: 3, dayOfMonth: 10 }, minute: 600 };
const friday = { year: 2026, month: 3, dayOfMonth: 13 };
const afterHours: DialogueState = {
  subject: { text: 'can i come friday at 4', recordIntents: ['hours'], answeredByFaq: false },
  visit: { date: friday, minute: 960 },
};
const afterGate: DialogueState = {
  subject: { text: 'when is the gate open', recordIntents: ['gate_hours'], answeredByFaq: true },
};

/** "office 13th 16:00" */
function write(reading: VisitReading | undefined): string {
  if (!reading) return 'no';
  const { place, days, time } = reading.question;
  const day = days.kind === 'dates' ? days.dates.map(({ dayOfMonth }) => `${dayOfMonth}th`).join(' ') : days.kind;
  const clock = time && `${Math.floor(time.minute / 60)}:${String(time.minute % 60).padStart(2, '0')}`;
  return [place, day, clock].filter(Boolean).join(' ');
}

test.each([
  ["we'd drop by saturday around half past two", 'office 14th 14:30'],
  ['could my wife and i come in monday at quarter to twelve', 'office 16th 11:45'],
  ['running over on my break, be there at 1:10', 'office unsaid 13:10'],
  ['i get off work at 545, too late?', 'office unsaid 17:45'],
  ['anybody there sunday at 2', 'office 15th 14:00'],
  ['do they answer the phone at noon', 'office unsaid 12:00'],
  ['ok if i come at 3 in the morning', 'gate unsaid 3:00'],
  ['voy el viernes a las cuatro y media', 'office 13th 16:30'],
  ['llego mañana a las once', 'office 11th 11:00'],
  ['el domingo pueden atenderme?', 'office 15th'],
])('"%s" announces a visit: %s', (message, expected) => {
  expect(write(readVisit(message, newDialogue, now))).toBe(expected);
});

test.each([
  "i'm stopping by at 4 to sign, which papers should i have on me",
  'when does the bread truck come on monday',
  'did my check come in on friday',
  'my social security comes on the 3rd, can i pay then',
  'how much is a 10x10 on monday',
  'can i pay on the 20th',
  'i lost my key at 5',
  'come again?',
  'the roof leaks since monday',
  "we can't get out there until friday",
])('"%s" is no visit', (message) => {
  expect(readVisit(message, newDialogue, now)).toBeUndefined();
});

test.each([
  ['1:45 then', 'office 13th 13:45'],
  ['or saturday?', 'office 14th'],
  ['same time in july?', 'office period 16:00'],
  ['so somebody is in the office then?', 'office 13th 16:00'],
  ['nobody there at 5:30 that day?', 'office 13th 17:30'],
  ['what about the gate', 'gate 13th 16:00'],
  ['sorry, not the office, i meant the gate', 'gate 13th 16:00'],
  ['no, the other hours', 'gate 13th 16:00'],
  ['is anybody there to pick up the phone', 'office now'],
  ['when would i catch her', 'office 16th 17th 18th 19th 20th 21th 22th'],
  ['christmas?', 'office special'],
  ['y los domingos?', 'office 15th'],
  ['mañana entonces, desde cuándo', 'office 11th'],
])('after a question about hours, "%s" asks for %s', (message, expected) => {
  expect(write(readVisit(message, afterHours, now))).toBe(expected);
});

test.each([
  'my gate code is not working',
  'i moved in on the 23rd',
  'can i pay on the 20th',
  'thanks a lot',
  'how do i get there',
  'when is rent due',
])('after a question about hours, "%s" is about something else', (message) => {
  expect(readVisit(message, afterHours, now)).toBeUndefined();
});

test('a follow-up keeps the place of the last question', () => {
  expect(write(readVisit('and on sunday', afterGate, now))).toBe('gate 15th');
  expect(readVisit('and on sunday', afterGate, now)?.text).toBe('gate access hours and on sunday');
  expect(readVisit('and on sunday', afterHours, now)?.text).toBe('are you open and on sunday');
});

test('"tomorrow" counts from the day that the visitor says it is', () => {
  const dialogue = { ...afterHours, visit: { date: friday, minute: 1140, isNow: true } };
  expect(write(readVisit('tomorrow then, from when', dialogue, now))).toBe('office 14th');
});

test.each(['is he in?', 'they back yet', 'ok so are they there', 'y esta ahorita?'])(
  '"%s" asks about now',
  (message) => {
    const dialogue: DialogueState = {
      subject: { text: 'whom do i call', recordIntents: ['phone'], answeredByFaq: false },
    };
    expect(write(readVisit(message, dialogue, now))).toBe('office now');
  },
);
