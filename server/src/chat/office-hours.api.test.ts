import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const officeHours = [
  'Office Hours:',
  'Mon-Fri 9-12, 1-6',
  'Sat 9 AM - 3 PM',
  'Sun closed',
  'Closed Thanksgiving, Christmas',
  'July 4th 9-1',
  'Gate Hours:',
  'Daily 6am - 10pm',
].join('\n');

/** Tuesday the 10th of March 2026, by the clock in Oregon, where summer time began two days before. */
const at = (time: string): string => `2026-03-10T${time}:00.000-07:00`;

const answers: [string, string, string][] = [
  ['08:59', 'are you open', 'The office is closed right now. It opens today at 9:00 AM.'],
  ['09:00', 'are you open right now?', 'Yes, the office is open right now, until noon.'],
  ['12:30', 'is anybody in the office now', 'It opens today at 1:00 PM.'],
  ['17:59', 'are you open now', 'Yes, the office is open right now, until 6:00 PM.'],
  ['18:00', 'are you open now', 'The office is closed right now. It opens again tomorrow at 9:00 AM.'],
  ['18:30', 'is the gate open now', 'Yes, the gate is open right now, until 10:00 PM.'],
  ['10:00', 'are you open on sunday', 'On Sunday the office is closed.'],
  [
    '10:00',
    'are you open this weekend?',
    'On Saturday the office is open from 9:00 AM to 3:00 PM. On Sunday the office is closed.',
  ],
  ['10:00', 'when do you close', 'Today the office closes at 6:00 PM.'],
  ['10:00', 'what time do you open tomorrow', 'On Wednesday the office opens at 9:00 AM.'],
  ['10:00', 'how late are you open on saturday', 'On Saturday the office closes at 3:00 PM.'],
  ['10:00', 'how late today', 'Today the office closes at 6:00 PM.'],
  ['10:00', 'are you open after 6', 'No. Today the office closes at 6:00 PM.'],
  ['10:00', 'you are open until 6, right?', 'Yes. Today the office closes at 6:00 PM.'],
  ['10:00', 'are you open until 7pm', 'No. Today the office closes at 6:00 PM.'],
  ['10:00', 'are you open at 2pm on saturday', 'Yes. On Saturday the office is open from 9:00 AM to 3:00 PM.'],
  ['10:00', 'are you open on christmas', 'On Christmas the office is closed.'],
  ['10:00', 'are you open on the 4th of july', 'On the Fourth of July the office is open from 9:00 AM to 1:00 PM.'],
  ['10:00', 'open thanksgivin?', 'On Thanksgiving the office is closed.'],
  ['10:00', 'are you open on labor day', "Our hours for Labor Day aren't listed here, so please call us at"],
  ['10:00', 'until what time can i get in the gate on sunday', 'On Sunday the gate'],
  ['10:00', 'what are your gate hours', 'Every day the gate is open from 6:00 AM to 10:00 PM.'],
];

test('hours are told for the day and time asked, by the clock of the location', async () => {
  const { app, ask } = await setChatScene({ officeHours });
  for (const [time, message, text] of answers) {
    app.clock.set(at(time));
    const reply = await ask(message);
    expect(reply.responseSource, message).toBe('website');
    expect(reply.response, message).toContain(text);
    expect(reply.response, message).toContain(officeHours);
  }
});

test('in Spanish, the answer stands without the hours that the operator wrote in English', async () => {
  const { app, ask } = await setChatScene({ officeHours });
  app.clock.set(at('10:00'));
  expect((await ask('¿están abiertos el sábado?')).response).toBe(
    'El sábado la oficina está abierta de 9:00 a. m. a 3:00 p. m.',
  );
  expect((await ask('a que hora cierran hoy')).response).toBe('Hoy la oficina cierra a las 6:00 p. m.');
  expect((await ask('what time do you close today')).response).toContain(officeHours);
});

test('the day of summer time has its own clock', async () => {
  const { app, ask } = await setChatScene({ officeHours: 'Daily 9-5' });
  app.clock.set('2026-03-08T15:59:00.000Z');
  expect((await ask('are you open now')).response).toContain('opens today at 9:00 AM');
  app.clock.set('2026-03-08T16:00:00.000Z');
  expect((await ask('are you open now')).response).toContain('open right now, until 5:00 PM');
  app.clock.set('2026-11-01T16:59:00.000Z');
  expect((await ask('are you open now')).response).toContain('opens today at 9:00 AM');
  app.clock.set('2026-11-01T17:00:00.000Z');
  expect((await ask('are you open now')).response).toContain('open right now');
});

test('a night out ends the next morning', async () => {
  const { app, ask } = await setChatScene({ officeHours: 'Mon-Sat 6 PM - 2 AM\nSun closed' });
  // Sunday, an hour after midnight.
  app.clock.set('2026-03-15T08:00:00.000Z');
  expect((await ask('are you open now')).response).toContain('Yes, the office is open right now, until 2:00 AM.');
  app.clock.set('2026-03-15T09:00:00.000Z');
  expect((await ask('are you open now')).response).toContain('It opens again tomorrow at 6:00 PM.');
});

test('on a holiday without written hours, the usual hours are doubted', async () => {
  const { app, ask } = await setChatScene({ officeHours: 'Daily 9-5' });
  app.clock.set('2026-11-26T20:00:00.000Z');
  const { response } = await ask('are you open today');
  expect(response).toContain('That day is Thanksgiving, when hours may differ: please call us at');
});

test('a line that only people understand makes its days unknown', async () => {
  const written = 'Mon-Fri 9-5\nSat if the weather is fine';
  const { ask } = await setChatScene({ officeHours: written });
  expect((await ask('are you open on friday')).response).toContain(
    'On Friday the office is open from 9:00 AM to 5:00 PM.',
  );
  expect((await ask('are you open on saturday')).response).toBe(`Our hours:\n${written}`);
});

test('whether the office closes for lunch is read from the gap in its hours', async () => {
  const { ask } = await setChatScene({ officeHours });
  const weekdays = 'On weekdays the office is closed from noon to 1:00 PM.';
  for (const message of ['do you close for lunch', 'are you open during lunch'])
    expect((await ask(message)).response, message).toContain(weekdays);
  expect((await ask('do you close for lunch on tuesday')).response).toContain(
    'On Tuesday the office is closed from noon',
  );
  expect((await ask('do you close for lunch on saturday')).response).toContain(
    'On Saturday our hours list no lunch break: the office stays open.',
  );
});

test.each([
  ['do you close for lunch on sunday', 'On Sunday the office is closed.'],
  ['are you open during lunch on the 4th of july', 'On the Fourth of July the office is open from 9:00 AM to 1:00 PM.'],
  ['do you close for lunch on labor day', "Our hours for Labor Day aren't listed here"],
  ['on my lunch break, are you open at 12:30', 'No. Today the office is closed for lunch from noon to 1:00 PM.'],
  ['how late are you open, i come on my lunch break', 'Today the office closes at 6:00 PM.'],
  ['until when are you closed for lunch', 'the office is closed from noon to 1:00 PM'],
])('a question that mentions lunch gets what it asks for: %s', async (message, text) => {
  const { app, ask } = await setChatScene({ officeHours });
  app.clock.set(at('10:00'));
  expect((await ask(message)).response).toContain(text);
});

test('without a gap in the hours no lunch break is told, and without hours nothing is', async () => {
  const straight = await setChatScene({ officeHours: 'Mon-Fri 9-5' });
  expect((await straight.ask('do you close for lunch')).response).toContain(
    'Our hours list no lunch break: the office stays open.',
  );
  const unknown = await setChatScene({ officeHours: 'Call for hours' });
  expect((await unknown.ask('do you close for lunch')).response).toBe('Our hours:\nCall for hours');
});

test('gate hours that are not written are not made up', async () => {
  const { ask, addFaq } = await setChatScene({ officeHours: 'Mon-Fri 9-5' });
  expect((await ask('what are the gate access hours')).responseSource).toBe('unanswered');
  expect((await ask('until what time can i get in the gate on friday')).response).not.toContain('office closes');
  await addFaq('When is the gate open?', 'From dawn to dusk.');
  expect((await ask('what are the gate access hours')).response).toBe('From dawn to dusk.');
});

test('a date written out is not a month of the weekday that was spoken of', async () => {
  const { app, talk } = await setChatScene({ officeHours });
  app.clock.set(at('10:00'));
  const reply = await talk('what time do you close on saturday', 'what about the office on the fourth of july');
  expect(reply.response).toContain('On the Fourth of July the office is open from 9:00 AM to 1:00 PM.');
});

test('a question that names no office but certainly means access is about the gate', async () => {
  const { ask, addFaq } = await setChatScene({ officeHours: 'Mon-Fri 9-5' });
  await addFaq('When can I get to my unit?', 'You can get in from 5:00 AM to 10:30 PM every day.');
  expect((await ask('what time does the building lock up at night')).response).toContain('10:30 PM');
  expect((await ask('what time do you close')).response).toContain('5:00 PM');
});
