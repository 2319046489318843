import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const officeHours = 'Mon-Fri 9am-5pm\nSat 10am-2pm\nSun closed';

const wishes = [
  'agent please',
  'id rather deal with a live person',
  'ok. person please',
  'let me speak with somebody who works there',
  'páseme con una persona real',
  'kiero ablar kon alguien',
];

test('a visitor who wants a person gets the phone, the hours and the form', async () => {
  const { app, ask } = await setChatScene({ officeHours });
  for (const message of wishes) {
    const reply = await ask(message);
    expect(reply, message).toMatchObject({ showLeadForm: true });
    expect(reply.response, message).toMatch(/To talk to a person, please call us at|Para hablar con una persona/);
  }
  app.clock.set('2026-05-08T16:00:00Z');
  expect((await ask('get me a human')).response).toContain('The office is open right now, until 5:00 PM.');
  app.clock.set('2026-05-09T23:00:00Z');
  expect((await ask('get me a human')).response).toContain(
    'The office is closed right now. It opens again on Monday at 9:00 AM.',
  );
  expect((await ask('am i chatting with an actual human')).response).toContain("I'm an automated assistant");
});

const aboutOthers = [
  'is my neighbor renting there',
  'can you tell me whether my ex rents from you',
  'is my old tenant still renting with you',
  'what unit does my neighbor have',
];

test.each(aboutOthers)('nobody is told about another tenant: "%s"', async (message) => {
  const { ask } = await setChatScene();
  const reply = await ask(message);
  expect(reply).toMatchObject({ responseSource: 'unanswered' });
  expect(reply.response).toContain("I can't say who rents here");
  expect(reply.response).toContain('555-0123');
});

test('an FAQ on privacy answers who asks about another tenant', async () => {
  const { ask, addFaq } = await setChatScene();
  const answer = 'We never tell anybody who rents here, not even relatives.';
  await addFaq('Do you tell people who rents from you?', answer);
  expect((await ask('do you tell people who rents from you')).response).toBe(answer);
});

const complaints = [
  'the elevator on two is disgusting',
  'your lady at the desk hung up on me',
  'i left two voicemails and nobody called',
  'i tripped on a broken cart this morning',
  'el baño está asqueroso',
  'nadie me contesta el teléfono',
];

test('a complaint gets an apology, the phone and the form', async () => {
  const { ask } = await setChatScene({ amenities: ['Clean hallways', 'Carts'] });
  for (const message of complaints) {
    const reply = await ask(message);
    expect(reply, message).toMatchObject({ responseSource: 'unanswered', showLeadForm: true });
    expect(reply.response, message).toMatch(/^(?:I'm sorry|Lamento)/);
    expect(reply.response, message).toMatch(/call us at|llámenos al/);
  }
});

test('haggling gets no price, but the discounts', async () => {
  const { ask, addFaq } = await setChatScene();
  expect((await ask('i can do 70 a month for the 10x10')).response).toContain("I can't set, change or match prices.");
  expect((await ask('the guys across town has them for 65')).response).toContain(
    "I can't set, change or match prices.",
  );
  for (const bid of ["i'll do 85 right now", 'ill go 90 a month', 'could you just go twenty percent'])
    expect((await ask(bid)).response, bid).toContain("I can't set, change or match prices.");
  expect((await ask("i'll do 20 boxes and a couch")).response).not.toContain("I can't set");
  for (const bid of ['¿me la deja en 70?', '¿me hacen un 20%?'])
    expect((await ask(bid)).response, bid).toContain('No puedo fijar, cambiar ni igualar precios.');
  await addFaq('Do you offer a discount for veterans?', 'Veterans save 10 percent.');
  const reply = await ask('is there any wiggle room at all');
  expect(reply.response).toContain("I can't set, change or match prices. Veterans save 10 percent.");
  expect(reply.response).toContain('(541) 555-0123');
});

test('a visitor who wants no call is taken at their word', async () => {
  const { talk } = await setChatScene();
  const reply = await talk('do you have a 10x10 available', 'please dont have anybody call me');
  expect(reply.response).toMatch(/^All right\./);
  expect(reply).not.toHaveProperty('showLeadForm');
});

test('a visitor who needs help while the office is closed gets the after-hours number of an FAQ', async () => {
  const { app, ask, addFaq } = await setChatScene({ officeHours });
  const night = 'After hours, call the night line at (503) 555-0177.';
  const say = async (message: string) => (await ask(message)).response;
  expect(await say('office is shut, who can i call tonight')).not.toContain('0177');
  await addFaq('What if the gate breaks?', `Tell the office. ${night} Claims go to (800) 555-0166.`);
  for (const message of ['office is shut, who can i call tonight', 'is there an after hours number'])
    expect(await say(message), message).toContain(night);
  expect(await say('¿a quién le llamo de noche?')).toContain(night);
  expect(await say('are you closed on sunday')).not.toContain(night);
  app.clock.set('2026-05-08T16:00:00Z');
  expect(await say('get me a human')).not.toContain(night);
  app.clock.set('2026-05-09T23:00:00Z');
  expect(await say('get me a human')).toContain(night);
});

test('a discount for a group is told without a refusal to haggle', async () => {
  const { ask, addFaq } = await setChatScene();
  const answer = 'If you are 62 or older, we take 10% off.';
  await addFaq('Do seniors get a discount?', answer);
  expect((await ask('do you take anything off for seniors')).response).toBe(answer);
  expect((await ask("that's ridiculous, i already pay you people 85 a month")).response).not.toContain(answer);
});

test('a question by its tone is answered by the FAQ and is no complaint', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('Do you have cameras?', 'Yes, eight of them, on all drives.');
  await addFaq('Will my rent go up?', 'At most once a year, with 40 days of notice.');
  expect((await ask("don't y'all have cameras")).response).toContain('eight of them');
  expect((await ask('you gonna raise my rent this year')).response).toContain('40 days of notice');
});

test('a person is asked for by the name that an FAQ gives, or as whoever is in charge', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('Who runs this place?', 'Rosa and her brother Henry have run it since 2004.');
  for (const message of ['then get me henry', 'páseme con Rosa', 'i want whoever owns this place'])
    expect((await ask(message)).response, message).toMatch(/^(To talk to a person|Para hablar con una persona)/);
  for (const message of ['get me a price', 'put mark 12 on the box']) {
    const { response } = await ask(message);
    expect(response, message).not.toContain('To talk to a person');
  }
});

test('when a person can be talked to is a question', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('When can I talk to Rosa?', 'Rosa is here on Fridays.');
  expect((await ask('when could i talk to rosa')).response).not.toContain('To talk to a person');
});

test('an outcry is a complaint, and praise is not', async () => {
  const { ask } = await setChatScene();
  for (const message of ['ridiculous. two hours for a code', "the weeds in row f, it's a disgrace"])
    expect((await ask(message)).response, message).toContain("I'm sorry about that.");
  expect((await ask('unbelievable service, thank you')).response).not.toContain("I'm sorry about that.");
});

test('when the first advice fails, the FAQ says what to do next, once', async () => {
  const { talk, addFaq } = await setChatScene();
  const next = 'If that does not work, press the call button on the post.';
  await addFaq('What if the gate will not open?', `Close the app and open it again. ${next} It rings at the desk.`);
  const told = ['the gate will not open', 'did all that. nada'];
  expect((await talk(...told)).response).toBe(next);
  expect((await talk(...told, 'still nothing')).response).toContain("I'm sorry that this didn't help.");
});

test('who the visitor is to a tenant is no distress', async () => {
  const { talk, addFaq } = await setChatScene();
  const strict = 'If a name is not on the contract we let nobody in, husband or wife included.';
  await addFaq('Can somebody else use my unit?', `Up to two people can be added at the desk. ${strict}`);
  const reply = await talk('my husband rents from you, whats his gate code', 'im his WIFE');
  expect(reply.response).toContain(strict);
});

test('haggling gets no FAQ on something else, but what an FAQ says about haggling', async () => {
  const { talk, addFaq } = await setChatScene();
  await addFaq('How do I get there over the hill?', 'Take Mill Road over the hill and turn left at the pond.');
  const strict = 'We do not match the prices of others.';
  await addFaq('Is there a discount?', `Nurses save 8%. ${strict}`);
  const haggled = ['is there a discount', 'the place over the hill is cheaper, match it'];
  const reply = await talk(...haggled);
  expect(reply.response).toContain(strict);
  expect(reply.response).not.toContain('Mill Road');
});

test('a visitor who never got what the FAQ says comes is not told so again', async () => {
  const { talk, addFaq } = await setChatScene();
  await addFaq('When does the rent change?', 'In May. You get a letter 40 days before.');
  for (const message of ['i never got a letter', 'no me llegó ninguna carta'])
    expect(await talk('when does the rent change', message), message).toMatchObject({ showLeadForm: true });
  expect((await talk('when does the rent change', 'did i get a letter?')).response).toContain('40 days');
});

test('an FAQ that certainly helps with a complaint is shown after the apology', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('The keypad does not react to my code', 'Wait ten seconds, then press the star key.');
  const reply = await ask('nobody answers and the keypad wont react to my code');
  expect(reply).toMatchObject({ responseSource: 'faq', showLeadForm: true });
  expect(reply.response).toMatch(/^I'm sorry that nobody has got back to you\.\n\nWait ten seconds/);
  expect(reply.response).toContain('please call us at');
  expect((await ask('nadie me contesta el teléfono')).response).not.toContain('Wait ten seconds');
});

test('a door that will not budge is no haggling', async () => {
  const { ask, addFaq } = await setChatScene();
  const answer = 'Wait ten seconds, then press the star key.';
  await addFaq('The keypad does not react to my code', answer);
  expect((await ask('the keypad wont budge, i typed my code')).response).toBe(answer);
});

test('a likely complaint that no FAQ answers gets sympathy', async () => {
  const { ask } = await setChatScene({ officeHours });
  const reply = await ask('fair enough. waited ages for your elevator on saturday, drove me nuts');
  expect(reply).toMatchObject({ showLeadForm: true });
  expect(reply.response).toMatch(/sorry/i);
});

test('a visitor who takes the unit after haggling gets the reservation', async () => {
  const { talk } = await setChatScene({ sizeOptions: [{ size: '5x10', type: 'Indoor', description: 'A bedroom.' }] });
  const reply = await talk(
    'tell me about the 5x10',
    'any way you could knock something off',
    'figures. could i get it this thursday',
  );
  expect(reply.response).toContain('To reserve the **5x10**');
});
