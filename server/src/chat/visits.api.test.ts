import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const officeHours = [
  'Office: Mon-Fri 9-5, closed 12:30-1:30 for lunch',
  'Sat 9-1',
  'Sun closed',
  'Nov-Feb close at 4 on weekdays',
  'Closed Thanksgiving, Christmas',
  'Gate: 7am - 9pm daily',
].join('\n');
/** Tuesday the 10th of March 2026, ten in the morning in Oregon. */
const tuesday = '2026-03-10T10:00:00.000-07:00';

const scene = async (fields: object = { officeHours }) => {
  const made = await setChatScene(fields);
  made.app.clock.set(tuesday);
  return made;
};

test.each([
  ["i'd stop by thursday around half past four", 'Yes. On Thursday the office is open from 1:30 PM to 5:00 PM.'],
  ['could we come friday at quarter to one', 'No. On Friday the office is closed for lunch from 12:30 PM to 1:30 PM.'],
  [
    'swinging by saturday about 3',
    'No. On Saturday the office closes at 1:00 PM. It opens again on Monday at 9:00 AM.',
  ],
  ['i could scoot over thursday, bout quarter past four', 'Yes. On Thursday the office is open'],
  ['is anybody there sunday at 2', 'No. On Sunday the office is closed. It opens again on Monday at 9:00 AM.'],
  ['i get off at 545, is that too late', "That's right. Today the office closes at 5:00 PM."],
  ['i get off at 545, is that too late', 'The gate is open until 9:00 PM.'],
  ['will somebody be there in december at 4:15', 'No. On weekdays in December the office closes at 4:00 PM.'],
  ['can i come in on thanksgiving', 'No. On Thanksgiving the office is closed.'],
  ['can i come in on dec 5 at 11', 'Yes. On Saturday, December 5, the office is open from 9:00 AM to 1:00 PM.'],
  ['coming by at 11 at night', 'No. Today the gate closes at 9:00 PM.'],
  ["we'd come by 5:30 in the morning, is that ok", 'No. Today the gate opens at 7:00 AM.'],
  ["it's a wednesday, quarter to one, do they pick up the phone", 'You can reach us at'],
  [
    'what time on friday could i come over',
    'On Friday the office is open from 9:00 AM to 12:30 PM and 1:30 PM to 5:00 PM.',
  ],
])('a visit announced is held against the hours: %s', async (message, text) => {
  const { ask } = await scene();
  const reply = await ask(message);
  expect(reply.responseSource).toBe('website');
  expect(reply.response).toContain(text);
  expect(reply.response).toContain(officeHours);
});

test.each([
  ['a qué hora cierran por la comida', 'Entre semana la oficina está cerrada de 12:30 p. m. a 1:30 p. m.'],
  ['paso el viernes a las dos y media', 'Sí. El viernes la oficina está abierta de 1:30 p. m. a 5:00 p. m.'],
  [
    'voy el sábado a las tres',
    'No. El sábado la oficina cierra a la 1:00 p. m. Vuelve a abrir el lunes a las 9:00 a. m. El portón está abierto hasta las 9:00 p. m.',
  ],
])('in Spanish, the answer stands without the hours in English: %s', async (message, text) => {
  const { ask } = await scene();
  expect(await ask(message)).toMatchObject({ responseSource: 'website', response: text });
});

const followUps: [string[], string, string][] = [
  [['can i come friday at 2'], '12:45 then', 'No. On Friday the office is closed for lunch'],
  [['can i come friday at 2'], '12:45 okay with you', 'No. On Friday the office is closed for lunch'],
  [['can i come friday at 2'], 'or saturday at 2', 'No. On Saturday the office closes at 1:00 PM.'],
  [['can i come at 4:30 in december'], 'same time in june?', 'Yes. On weekdays in June the office is open'],
  [['can i come friday at 2'], 'or saterday?', 'On Saturday the office is open from 9:00 AM to 1:00 PM.'],
  [['can i come friday at 2'], 'and how late after that', 'On Friday the office closes at 5:00 PM.'],
  [['are you open now'], 'the kids are asleep. til when then', 'the office closes at 5:00 PM'],
  [['are you open sunday'], 'so when do you open again', 'It opens again on Monday at 9:00 AM.'],
  [
    ['are you open sunday'],
    'which is the first day that i could talk to her? the manager i mean',
    'It opens again on Monday at 9:00 AM.',
  ],
  [['are you open on thanksgiving'], 'and the monday after?', 'On Monday the office is open from 9:00 AM'],
  [['when do you open'], 'does he break for lunch at one', "That's right. Today the office is closed for lunch"],
  [['can i come friday at 2'], 'and the gate?', 'Yes. On Friday the gate is open from 7:00 AM to 9:00 PM.'],
  [['when do you close on friday'], 'sorry, i meant the gate', 'On Friday the gate is open from 7:00 AM to 9:00 PM.'],
  [
    ['are you open on friday'],
    'so nobody is there at 6 that day',
    "That's right. On Friday the office closes at 5:00 PM.",
  ],
  [['are you open on friday'], 'is anybody there now', 'Yes, the office is open right now, until 12:30 PM.'],
  [['are you open on friday'], 'when would i catch the manager', 'On weekdays the office is open from 9:00 AM'],
  [['are you open on friday'], 'tomorrow then, from when', 'On Wednesday the office opens at 9:00 AM.'],
  [["hey it's wednesday 7 pm, anybody there"], 'tomorrow, from when', 'On Thursday the office opens at 9:00 AM.'],
  [['are you open on friday'], 'lunch?', 'On Friday the office is closed from 12:30 PM to 1:30 PM.'],
  [['are you open on saturday'], 'lunch on a normal day', 'On weekdays the office is closed from 12:30 PM to 1:30 PM.'],
  [['are you open on december 24'], 'and on the 28th?', 'On Monday, December 28, the office is open'],
  [['are you open in december'], 'office tuesdays that time of the year', 'On Tuesday in December the office is open'],
  [['are you open on saturday'], 'and the day after?', 'On Sunday the office is closed.'],
  [['are you open on saturday'], 'day after', 'On Sunday the office is closed.'],
  [['are you open on december 14'], 'and the saturday before?', 'On Saturday the office is open from 9:00 AM'],
  [['are you open on sunday'], 'so when is somebody there again', 'It opens again on Monday at 9:00 AM.'],
  [['¿abren el sábado?'], 'y al día siguiente?', 'El domingo la oficina está cerrada.'],
  [['are you open now'], "i'm like 40 min out", 'Yes. Today the office is open from 9:00 AM to 12:30 PM.'],
  [['are you open now'], 'be there in 3 hours', 'No. Today the office is closed for lunch from 12:30 PM to 1:30 PM.'],
  [['¿abren el viernes?'], 'llego en media hora', 'Sí. Hoy la oficina está abierta de 9:00 a. m. a 12:30 p. m.'],
  [['¿abren hoy?'], 'yo llegaría como a las 12:45', 'No. El martes la oficina está cerrada de 12:30 p. m.'],
  [['can i come friday at 4'], 'with the ferry more like 5:20', 'No. On Friday the office closes at 5:00 PM.'],
  [['are you open on friday'], "and the next morning, what's the earliest", 'On Saturday the office opens at 9:00 AM.'],
  [['are you open on friday'], 'when do they come back from it', 'On weekdays the office is closed from 12:30 PM'],
  [['are you open on friday'], 'in the middle they make a pause?', 'On weekdays the office is closed from 12:30 PM'],
  [
    ['are you open on friday'],
    'our mover should arrive at approximately 12:50. would anyone be available?',
    'No. On Friday the office is closed for lunch',
  ],
  [['are you open on friday'], 'would 12 and a half work', 'No. On Friday the office is closed for lunch'],
  [['are you open on friday'], 'noon-thirty okay?', 'No. On Friday the office is closed for lunch'],
  [
    ['are you open on friday', 'do you have cameras'],
    'and thanksgiving itself?',
    'On Thanksgiving the office is closed.',
  ],
  [['¿abren el viernes?'], 'y los sábados?', 'El sábado la oficina está abierta de 9:00 a. m. a 1:00 p. m.'],
  [['¿abren el viernes?'], 'a qué hora cierran mañana', 'El miércoles la oficina cierra a las 5:00 p. m.'],
  [['¿abren el viernes?'], 'mañana entonces, desde cuándo', 'El miércoles la oficina abre a las 9:00 a. m.'],
];

test.each(followUps)('after %j, "%s" is answered by the hours alone', async (before, message, text) => {
  const { talk } = await scene();
  const { response } = await talk(...before, message);
  expect(response).toContain(text);
  expect(response).not.toContain(officeHours);
});

test('other questions are not answered with the hours', async () => {
  const { ask, talk, addFaq } = await scene();
  await addFaq('What do I need to rent a unit?', 'Please bring a photo ID and a form of payment.');
  expect((await ask("i'll be there at 3 to sign the lease, what do i need to bring")).response).toContain('a photo ID');
  expect((await talk('are you open on friday', 'how do i get there')).response).toContain('google.com/maps');
});

test.each([
  ['what time do you all eat lunch', 'On weekdays the office is closed from 12:30 PM to 1:30 PM.'],
  ['is anybody in the office rn', 'Yes, the office is open right now, until 12:30 PM.'],
  ['can i get in sunday night', 'Yes. On Sunday the gate is open from 7:00 AM to 9:00 PM.'],
  ['a qué hora salen a comer', 'Entre semana la oficina está cerrada de 12:30 p. m. a 1:30 p. m.'],
  ['what are the hours for the yard, not the office', 'Every day the gate is open from 7:00 AM to 9:00 PM.'],
])('"%s" asks for hours', async (message, text) => {
  const { ask } = await scene();
  expect((await ask(message)).response).toContain(text);
});

test('a visit announced along with a goodbye is held against the hours', async () => {
  const { talk } = await scene();
  const { response } = await talk('are you open on friday', "then i'll drop by sunday in june, bye");
  expect(response).toContain('On Sunday in June the office is closed.');
});

test('a day alone that is no matter of hours, or is said of the visitor, gets none', async () => {
  const { talk, ask } = await scene();
  for (const message of [
    "i'll be in a 20 foot truck",
    'must i be there when he does it',
    'i was 40 minutes on the road',
    'my birthday is on christmas',
    'can i eat lunch in my unit',
    'where can i go eat lunch',
  ])
    expect((await talk('are you open on friday', 'do you have cameras', message)).response, message).not.toMatch(
      /office is/,
    );
  expect((await ask('and on friday?')).response).not.toMatch(/office is/);
});

test('whether somebody else can come is not answered with the hours of the office', async () => {
  const { talk, addFaq } = await scene({ officeHours: 'Mon-Sat 9-5' });
  await addFaq('What if I lose my key?', 'A locksmith opens the lock for $45, on weekdays only.');
  expect((await talk('what if i lose my key?', 'can he come saturday')).response).not.toMatch(/^Yes/);
});

test('an FAQ tells the hours of the gate when the record does not', async () => {
  const { talk, addFaq } = await scene({ officeHours: 'Mon-Fri 9-5' });
  await addFaq(
    'What are your gate access hours?',
    'The gate is open every day from 6 AM to 10 PM, including holidays. For other times, talk to the manager.',
  );
  const late = await talk('what are the gate hours', 'i get off work at 11 pm, then what');
  expect(late.responseSource).toBe('faq');
  expect(late.response).toContain('No. Today the gate closes at 10:00 PM.');
  expect(late.response).toContain('For other times, talk to the manager.');
  expect((await talk('what are the gate hours', 'thanksgiving too?')).response).toContain(
    'On Thanksgiving the gate is open from 6:00 AM to 10:00 PM.',
  );
  expect((await talk('what are the gate hours', 'tambien los dias feriados?')).response).toContain(
    'En días festivos el portón está abierto de 6:00 a. m. a 10:00 p. m.',
  );
  expect((await talk('are you open on sunday at 2', 'and the gate?')).response).toContain('Yes. On Sunday the gate');
});

test('an FAQ with a restriction is left to speak for itself', async () => {
  const { talk, addFaq } = await scene({ officeHours: 'Mon-Fri 9-5' });
  const answer = 'The gate is open from 6 AM to 10 PM, but only from Monday to Saturday.';
  await addFaq('What are your gate access hours?', answer);
  expect((await talk('what are the gate hours', 'and on sunday at 2?')).response).not.toMatch(/^(?:Yes|No)\b/);
});

test("another day after a question about hours is asked in a visitor's own words", async () => {
  const { talk } = await scene();
  const { response } = await talk('can i come in today at one', 'shoot. saturdays any better');
  expect(response).toBe('On Saturday the office is open from 9:00 AM to 1:00 PM.');
});

test('a time after "on a weekday" is not asked of the day before', async () => {
  const { talk } = await scene();
  const { response } = await talk('are you there on sunday?', 'a weekday then. at one?', 'and at half past two?');
  expect(response).toContain('Yes. Today the office is open from 1:30 PM to 5:00 PM.');
});

test('"Mondays?" after a question about a month asks about that month', async () => {
  const { talk } = await scene();
  expect((await talk('is the office open sat in january', 'wednesdays?')).response).toContain(
    'On Wednesday in January the office is open from 9:00 AM to 12:30 PM and 1:30 PM to 4:00 PM.',
  );
  const visit = "i'd come by wednesday around half past four";
  expect((await talk('is the office open sat in january', visit)).response).toContain('Yes. On Wednesday the office');
});

test.each([
  ['and could we still get into our unit that day', 'Yes. On Sunday the gate is open from 7:00 AM to 9:00 PM.'],
  ["i can at least haul my canoe out though, can't i", 'Yes. On Sunday the gate is open'],
  ['i only need in my unit that day', 'Yes. On Sunday the gate is open'],
  ['my mother could still get to her boxes though', 'Yes. On Sunday the gate is open'],
  ['does my code work then', 'Yes. On Sunday the gate is open'],
  ['am i allowed to enter my unit at 10 pm anyway', 'No. On Sunday the gate closes at 9:00 PM.'],
  ['pero sí puedo sacar mis cosas ese día?', 'Sí. El domingo el portón está abierto de 7:00 a. m. a 9:00 p. m.'],
])('when the office is closed, "%s" asks about the gate', async (message, text) => {
  const { talk } = await scene();
  expect((await talk('are you open on sunday', message)).response).toContain(text);
});

test('access on a holiday is told with a caution unless the hours name the holiday', async () => {
  const { talk, ask } = await scene();
  const text = 'On Thursday the gate is open from 7:00 AM to 9:00 PM. That day is Thanksgiving, when hours may differ';
  expect((await talk('are you open on thanksgiving', 'can i still get to my unit')).response).toContain(text);
  expect((await ask('can i get to my unit on thanksgiving')).response).toContain(text);
});

test.each([
  'my code stopped working',
  'can i still get a unit that day',
  'can i get my deposit out that day',
  'can i at least pay online',
  'i forgot my key, will i be able to get in my unit',
])('when the office is closed, "%s" does not ask for the hours of the gate', async (message) => {
  const { talk } = await scene();
  expect((await talk('are you open on sunday', message)).response).not.toMatch(/gate (?:is open|closes)/);
});

const accessAnswer =
  'The gate opens at 6 AM and closes at 10 PM. The heated building is open from 8 AM to 7 PM. Holidays make no difference.';

const accessScene = async () => {
  const made = await scene({ officeHours: 'Mon-Fri 9-5\nSun closed\nClosed Thanksgiving' });
  await made.addFaq('When can I get to my unit?', accessAnswer);
  await made.addFaq(
    'Can I come at night?',
    'A night pass opens the gate between 10 PM and 6 AM. It costs $15 a month.',
  );
  await made.addFaq('How warm is the heated building?', 'The heated building stays at 55 degrees.');
  return made;
};

test('an FAQ on access with several hours is quoted without yes or no', async () => {
  const { talk, ask } = await accessScene();
  expect((await talk('are you open on thanksgiving', 'but we can still get to our stuff')).response).toBe(accessAnswer);
  expect((await talk('¿abren el domingo?', '¿y aun así puedo entrar a mi bodega?')).response).toContain(accessAnswer);
  const both = (await ask('can i get in the gate on sunday and is anybody in the office that day')).response;
  expect(both).toContain('On Sunday the office is closed.');
  expect(both).toContain(accessAnswer);
});

test('a part of the site, named after a question about access, gets its own sentence', async () => {
  const { talk } = await accessScene();
  const heated = 'The heated building is open from 8 AM to 7 PM.';
  expect((await talk('when can i get to my unit', "mine's in the heated building")).response).toBe(heated);
  const stays = /^The heated building stays at 55 degrees\./;
  expect((await talk('when can i get to my unit', 'is it heated')).response).toMatch(stays);
  expect((await talk('how warm is the heated building', 'mine is the heated one')).response).not.toContain(heated);
});

test.each([
  ['are you open mondays', 'in june i mean', 'On Monday in June the office is open from 9:00 AM'],
  ['are you open sundays', "meant august, we're away till then", 'On Sunday in August the office is closed.'],
  ['are you open on friday', "april 3? that's my birthday", 'On Friday, April 3, the office is open'],
  ['are you open on friday', 'is somebody still around at 4:30', 'Yes. On Friday the office is open'],
  ['are you open on friday', "we'd run over on my dinner break, 12:45", 'No. On Friday the office is closed for lunch'],
  [
    'are you open on friday',
    'would 12:45 be convenient for my assistant to drop by',
    'No. On Friday the office is closed',
  ],
  ['can i speak to a person', 'what time do they get in on fridays', 'On Friday the office is open from 9:00 AM'],
])('after "%s", "%s" is answered by the hours of the office', async (before, message, text) => {
  const { talk } = await scene();
  expect((await talk(before, message)).response).toContain(text);
});

test('a day with a remark that asks something else is not a question about hours', async () => {
  const { talk, addFaq } = await scene();
  await addFaq('Do you prorate the rent?', 'Yes, we charge by the day.');
  const { response } = await talk('are you open on friday', 'the 3rd? do you prorate the rent');
  expect(response).toContain('we charge by the day');
});

test('whether a line with hours of its own is answered is told by its FAQ, not by the office hours', async () => {
  const { talk, addFaq } = await scene();
  await addFaq('What if the keypad is dead?', 'Call the gate line at (541) 555-0190, which is staffed 24 hours a day.');
  const { response } = await talk('what if the keypad is dead?', 'its 11 pm, will they answer');
  expect(response).toContain('staffed 24 hours a day');
  expect(response).not.toContain('office');
});

test('who is at work at half past four in the morning does not ask about the office', async () => {
  const { ask } = await scene();
  expect((await ask('is somebody there when my crew starts at 4:30 in the morning')).response).toContain('office');
  expect((await ask('we are in by 4:30 in the morning, is that ok')).response).not.toContain('the office opens');
});

test('a time asked after the FAQ on access gets all of its sentences with hours', async () => {
  const { talk, addFaq } = await setChatScene({ officeHours: 'Mon-Fri 9-5' });
  const hours = 'The gate is open from 6:00 AM to 9:00 PM every day. The annex locks at 8:00 PM.';
  await addFaq('What are your gate access hours?', `Rise and shine! ${hours}`);
  expect((await talk('what are the gate hours', 'can i get in at 5 in the morning')).response).toBe(hours);
});
