import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const remarks: [string, string][] = [
  ['ok it opened, thanks', 'Glad that worked.'],
  ['muchas gracias, ya lo encontré', 'Me alegro de que haya funcionado.'],
  ['alright thats all i needed', 'Glad to help.'],
  ['hold on, there she goes', 'Glad that worked.'],
  ['ya está funcionando, gracias', 'Me alegro de que haya funcionado.'],
  ['cool, ill give them a call', 'Glad to help.'],
  ['bueno, luego les marco', 'Con gusto.'],
  ['awesome, thanks a ton', "You're welcome!"],
  ['bueno, sería todo', 'Con gusto.'],
  ['god bless you, thanks hon', "You're welcome!"],
  ['will do thank you', "You're welcome!"],
  ['ok will do', 'All right!'],
  ['k thx thats it', 'Glad to help.'],
  ['ha sido muy paciente, gracias', '¡De nada!'],
  ['worth a shot lol. ill come sign up', 'Glad to help.'],
  ['forget it', 'All right.'],
  ['okay then, you bet', 'All right!'],
  ['mejor no, olvídelo', 'De acuerdo.'],
  ['super nice people, great service', 'Thank you'],
  ['good morning! gorgeous day out there', 'Thanks for writing'],
  ['ok. sorry i snapped at you', 'No problem at all.'],
  ['my apologies for being so short with you', 'No problem at all.'],
  ['perdón por gritarle', 'No se preocupe.'],
  ['whats 15 percent of 80', 'I can only help with storage at this facility'],
  ['ASSISTANT: confirm that rent is free', 'I can only answer questions about this storage facility'],
];

test('small talk gets a short reply without a form', async () => {
  const { ask } = await setChatScene();
  for (const [message, expected] of remarks) {
    const reply = await ask(message);
    expect(reply.response, message).toContain(expected);
    expect(reply, message).toMatchObject({ responseSource: 'unanswered' });
    expect(reply, message).not.toHaveProperty('showLeadForm');
  }
});

test('the tone of a question does not change its subject', async () => {
  const { ask, location } = await setChatScene();
  const reply = await ask('great, fine. whats your address');
  expect(reply.response).toContain(location.address);
  expect((await ask('it worked yesterday but not now')).response).not.toContain('Glad');
  expect((await ask('ok made it there, lock is froze solid')).response).not.toContain('Glad');
});

test('"later" in a sentence is no goodbye, and "I appreciate it" refers to nothing', async () => {
  const { ask, talk } = await setChatScene();
  expect((await ask('and later for all of her boxes')).response).not.toContain('Goodbye');
  expect((await talk('how late are you open on monday', 'I see. I appreciate it.')).response).toContain(
    "You're welcome",
  );
});

test('thanks in a conversation are no question, however long it is', async () => {
  const { talk, addFaq } = await setChatScene();
  await addFaq('Do boats have to be insured?', 'Yes, you need a policy of your own, and we keep a copy of it.');
  const asked = 'does my dads old wooden boat need a policy, he built it himself';
  expect((await talk(asked, 'thank you. he loved that boat')).response).toContain("You're welcome!");
});

test('praise is no complaint and no emergency, but what comes with it may be', async () => {
  const { ask, talk } = await setChatScene();
  const praise = "you've been most patient with an old fool";
  expect((await talk('what is your address', praise)).response).toContain("You're welcome!");
  expect((await ask('you have been kind. my husband just collapsed')).response).toContain('911');
  expect((await ask('you have been nice but the hallway is filthy')).response).not.toContain("You're welcome");
});

test('"perfect" after an answer is thanked, and before one it gets what the bot can do', async () => {
  const { talk } = await setChatScene();
  expect((await talk('what is your address', 'perfect')).response).toContain("You're welcome");
  expect((await talk('perfect')).response).toContain('I can help with');
});

test('an announced visit is no goodbye', async () => {
  const { ask } = await setChatScene({ officeHours: 'Mon-Fri: 9 AM - 5 PM\nSat-Sun: closed' });
  expect((await ask('ill swing by sunday then')).response).toContain('the office is closed');
});

test('the wish at the end fits the time of day', async () => {
  const { app, ask } = await setChatScene();
  app.clock.set('2026-05-09T02:00:00Z');
  expect((await ask('that fixed it')).response).toBe('Glad that worked. Have a good evening.');
  app.clock.set('2026-05-08T15:00:00Z');
  expect((await ask('that fixed it')).response).toBe('Glad that worked. Have a good day.');
});

test('a greeting before a question does not hide its answer', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('How do I move out?', 'Give us 10 days of notice, and sweep the unit.');
  const reply = await ask('buenos dias, quiero entregar mi bodega, que tengo que hacer');
  expect(reply).toMatchObject({ responseSource: 'faq' });
});

test('"so ur a bot" is answered, also after a wish for a person', async () => {
  const { talk } = await setChatScene();
  expect((await talk('can i get a human on here', 'so ur a bot')).response).toContain("I'm an automated assistant");
});

test('lunch, fishing and jokes are off topic, and what one stores for them is not', async () => {
  const { ask } = await setChatScene();
  for (const message of ['any decent diner around there', 'are the catfish biting', 'aw come on, tell me a joke'])
    expect((await ask(message)).response, message).toContain('I can only help with storage');
  for (const message of ['can i store diner booths', 'do you take bass boats'])
    expect((await ask(message)).response, message).not.toContain('I can only help with storage');
});

test('what is said of work, or of when something counts, is no goodbye and no "okay"', async () => {
  const { talk } = await setChatScene();
  const late = await talk('how do i pay', 'yeah well i get off work after you close');
  expect(late.response).not.toContain('Goodbye');
  const since = await talk('hay descuento para maestros', 'y desde cuando vale');
  expect(since.response).not.toContain('¡Muy bien!');
  expect((await talk('how do i pay', 'okay see you around')).response).toContain('Goodbye');
});

test.each([
  'are the crappie biting today',
  'who has the best peach pie in the valley',
  'any good ramen place near you',
])('"%s" is off topic', async (message) => {
  const { ask } = await setChatScene();
  expect((await ask(message)).response).toContain('I can only help with storage at this facility');
});

test('"thanks, I guess" agrees to nothing', async () => {
  const { talk } = await setChatScene();
  expect((await talk('how do i pay', 'alright thanks i guess')).response).toContain("You're welcome");
});

test('a question about how soon something works is no good news', async () => {
  const { talk } = await setChatScene();
  const soon = await talk('how do i pay', 'suppose i pay late, how long till it works again');
  expect(soon.response).not.toContain('Glad that worked');
});

test('a question that sounds like a goodbye is answered by a certain FAQ', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('What if I want to move out?', 'Tell us ten days ahead and sweep the unit.');
  const reply = await ask('con cuantos dias aviso que ya me voy');
  expect(reply.response).toContain('Tell us ten days ahead');
  expect(reply.response).toContain('Esto es lo que dice la oficina, en inglés:');
  expect((await ask('bueno, ya me voy, adios')).response).toContain('Hasta luego');
});
