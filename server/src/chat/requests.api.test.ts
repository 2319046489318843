import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

/** Words that claim a request was carried out, which no reply may use. */
const claim = /\b(?:I have|I've|is now|has been|we will|we'll)\b/;

const requests: [string, string][] = [
  ['please cancel my booking', "I can't cancel anything from here."],
  ['go ahead and close my account', "I can't give notice or close an account for you from here."],
  ['can yall switch the card on file for me', "I can't see or change accounts from here."],
  ['could you take that late fee off', "I can't waive or put off a charge"],
  ['somebody unlock the gate please. open the gate', "I can't open gates, doors or units from here."],
  ['can you get somebody to come out and look at it', "I can't send anybody out from here."],
  ['pencil me in for saturday at ten', "I can't sign anybody up from here."],
  ['reserve the moving truck for me', "I can't book or hold that from here."],
  ['let the manager know the hallway light is out', "I can't pass on messages myself."],
  ['have someone give me a ring', "I can't call or text anybody myself."],
  ['email me a copy of my lease', "I can't send documents or look up accounts from here."],
  ['cancele mi reserva por favor', 'No puedo cancelar nada desde aquí.'],
  ['¿me pueden abrir el portón?', 'No puedo abrir portones, puertas ni unidades desde aquí.'],
  ['apúnteme para el sábado', 'No puedo inscribir a nadie desde aquí.'],
];

test('the bot says plainly what it cannot do, and who can', async () => {
  const { ask } = await setChatScene({ contactPageUrl: 'https://cedarlane.example/contact' });
  for (const [message, expected] of requests) {
    const reply = await ask(message);
    expect(reply.response, message).toContain(expected);
    expect(reply.response, message).toMatch(/call us at|llámenos al/);
    expect(reply.response, message).not.toMatch(claim);
    expect(reply, message).toMatchObject({ showLeadForm: true });
  }
});

test('a charge points to the payment page', async () => {
  const { ask } = await setChatScene();
  expect(await ask('just run my card for the rent')).toMatchObject({ showPayBillButton: true });
});

test('an FAQ that says how it is done follows, once', async () => {
  const { talk, ask, addFaq } = await setChatScene();
  await addFaq('How do I cancel my reservation?', 'Reply to the confirmation email before your move-in day.');
  const first = await ask('please cancel my reservation');
  expect(first).toMatchObject({ responseSource: 'faq' });
  expect(first.response).toBe(
    "I can't cancel anything from here. Reply to the confirmation email before your move-in day.",
  );
  const again = await talk('how do i cancel my reservation', 'then cancel it for me, cancel my reservation');
  expect(again.response).toMatch(/^I can't cancel anything from here\. The office can help/);
});

test('how to do something is a question, not a request', async () => {
  const { ask } = await setChatScene();
  for (const message of ['how do i cancel my reservation', 'do i need to call you before i come', 'can i book a tour'])
    expect((await ask(message)).response).not.toMatch(/^I can't/);
});

const pleas = [
  'take it off for me',
  'cmon drop it just this once',
  '25 bucks? take the 25 off, ive never been late',
  'can you knock that one off',
  'quítemelo por favor',
  '¿me lo pueden perdonar?',
];

test('a charge that the last answer named is not waived, however it is called', async () => {
  const { talk, addFaq } = await setChatScene();
  await addFaq('What if I pay late?', 'On the 7th we add a $25 late fee. On the 12th we lock the unit.');
  for (const plea of pleas) {
    const { response } = await talk('what if i pay late', plea);
    expect(response, plea).toMatch(/I can't waive or put off a charge|No puedo perdonar/);
    expect(response, plea).toContain('555-0123');
  }
  for (const [first, message] of [
    ['what if i pay late', 'can i drop it off at the office'],
    ['what if i pay late', 'then take the lock off'],
    ['do you have a 10x10', 'take it off'],
  ] as const)
    expect((await talk(first, message)).response, message).not.toContain("I can't waive");
});

test('a plea to waive a late fee gets the FAQ on waivers, and that for another fee does not', async () => {
  const { talk, addFaq } = await setChatScene();
  const rule = 'Once in two years, for tenants with automatic payment.';
  await addFaq('Can a late fee be taken off?', rule);
  await addFaq('What do I pay late?', 'A late fee of $12 after the fourth.');
  await addFaq('What do I pay to move in?', 'A setup fee of $9.');
  expect((await talk('what do i pay late', 'take it off for me')).response).toMatch(
    new RegExp(`can't waive.*${rule}.*555-0123`, 's'),
  );
  expect((await talk('what do i pay to move in', 'take it off for me')).response).not.toContain(rule);
});

test('a question that begins with "tell me" is no message for the office', async () => {
  const { ask } = await setChatScene({ officeHours: 'Mon-Fri 9am-5pm' });
  const reply = await ask('could you tell me when your office is open on thursdays');
  expect(reply.response).toContain('On Thursday the office opens at 9:00 AM.');
  expect((await ask('please tell your manager that the light is out')).response).toContain("can't pass on");
});
