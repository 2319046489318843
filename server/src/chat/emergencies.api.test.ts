import { describe, expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const phone = '(541) 555-0123';

const emergencies: [string, string][] = [
  ['there is a fire in building b', '**Call 911 now**, and get yourself and others out'],
  ['theres a fire by the elevator, im on the top floor', 'get yourself and others out'],
  ['is there a manager? my neighbors unit is on fire', 'get yourself and others out'],
  ['fire in the big barn!!!', '**Call 911 now**, and get yourself and others out'],
  ['i smell gas near unit 40', '**Leave the area at once and call 911**'],
  ['someone fell off a ladder and is bleeding', '**Call 911 now** and do what they tell you'],
  ['im locked in and the gate wont open', 'If nobody answers, or anybody is unwell or in danger, **call 911**'],
  ['help i am stuck inside my unit', '**call 911**'],
  ['two guys are cutting locks off the doors across from me', "don't confront anybody"],
  ['water is gushing out of the wall and the hall is flooding', 'Stay out of the water'],
  ['a man is waving a gun in the parking lot', '**Call 911 now** and keep a safe distance'],
  ['i want to kill myself', '**988**'],
  ['i see flames coming out from a motorhome by the fence', 'get yourself and others out'],
  ['a fella with a pry bar is at the door next to mine', "don't confront anybody"],
  ['help, grandpa heart attack', 'do what they tell you'],
  ['hay un incendio en la bodega', '**Llame al 911 ahora mismo**'],
  ['mi papá no respira', '**Llame al 911 ahora mismo** y haga lo que le indiquen'],
];

test('in an emergency the number for help comes first, whatever the FAQs say', async () => {
  const { ask, addFaq, list } = await setChatScene();
  await addFaq('What if there is a fire in my building?', 'Our insurance covers the building.');
  for (const [message, text] of emergencies) {
    const reply = await ask(message);
    expect(reply, message).toMatchObject({ responseSource: 'unanswered' });
    expect(reply.response, message).toContain(text);
    expect(reply, message).not.toHaveProperty('showLeadForm');
    expect(reply, message).not.toHaveProperty('suggestions');
  }
  expect(await list('/api/admin/unanswered')).toEqual([]);
});

test('the reply names the address for the dispatcher and the phone of the facility', async () => {
  const { ask, location } = await setChatScene();
  const { response } = await ask('my wife passed out by the elevator');
  expect(response).toContain(`Tell them the address: **${location.address}**`);
  expect(response).toContain(phone);
});

test('the emergency number is that of the country', async () => {
  const { ask } = await setChatScene({ phoneNumber: '+44 20 7946 0123', timezone: 'Europe/London' });
  expect((await ask('there is a fire')).response).toContain('999');
});

test('an FAQ on being locked in is quoted after the phone', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq(
    'What if I get locked in after closing?',
    'Press the red button on the intercom; the manager lives on site.',
  );
  const reply = await ask('i got locked in after closing, i am still inside');
  expect(reply.responseSource).toBe('unanswered');
  expect(reply.response).toMatch(/^Please call us at .*555-0123.*Press the red button on the intercom/s);
});

test('a certain FAQ is quoted to somebody who asks about being locked in', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('The side door is locked', 'Push the bell on the left. Somebody opens within ten minutes.');
  expect((await ask('help, the side door is locked??')).response).toContain('Push the bell on the left.');
});

test.each([
  [
    'i am stuck in the elevator with my kid',
    'What if I get stuck in the elevator?',
    'Press the yellow bell.',
    'the yellow bell',
  ],
  [
    'water is coming through the ceiling into my unit',
    'Leaks',
    'Send a photo and we move you to a dry unit.',
    'a photo',
  ],
])(
  '"%s": the advice comes first, and what the FAQ "%s" says to do after it',
  async (message, question, answer, text) => {
    const { ask, addFaq } = await setChatScene();
    await addFaq(question, answer);
    await addFaq('Do you wash boats?', 'The wash rack is $12 an hour.');
    const reply = await ask(message);
    expect(reply).toMatchObject({ responseSource: 'unanswered' });
    expect(reply.response).toMatch(/911.*/s);
    expect(reply.response.slice(reply.response.indexOf('911'))).toContain(text);
  },
);

test('an FAQ on something else is not quoted in a flood', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('Washing your RV', 'The wash rack costs $22 an hour, with water from our well.');
  expect((await ask('HELP the water is coming up and my rv is stuck in it')).response).not.toContain('$22');
});

test.each(['mi bodega se inundó ahorita', 'se está metiendo el agua a mi bodega', 'the hall is filling with water'])(
  '"%s" is an emergency',
  async (message) => {
    const { ask } = await setChatScene();
    expect((await ask(message)).response).toMatch(/call 911|llame al 911/i);
  },
);

test.each([
  'am i locked in to a rate',
  'what do i do if my unit is full of water',
  'se me inundó la bodega el año pasado',
  'do you have a fire sprinkler',
  'am i insured if there is a fire',
  'what happens if somebody breaks into my unit',
  'can i store a gas grill',
  'a shelf collapsed on my boxes',
  'i have a crowbar to sell',
  'my mother had a heart attack years ago, is there a ramp',
  'my husband had a heart attack last year, do you have an elevator',
  'is there a fire extinguisher in the hallway',
  'qué pasa si me quedo encerrado',
  'it is noon and your door is shut?',
])('"%s" is no emergency', async (message) => {
  const { ask } = await setChatScene();
  expect((await ask(message)).response).not.toMatch(/call 911|llame al 911/i);
});

describe('while an emergency goes on', () => {
  const talks: [string, string, string][] = [
    ['a lady just fainted by the office', 'what address do i give them', 'The address is **'],
    ['i am stuck in the elevator', 'nobody picks up your phone', 'Then **call 911**'],
    ['my husband is not breathing', 'address?', 'The address is **'],
    ['my husband is not breathing', 'the office is empty', 'Then **call 911**'],
    ['un señor se desmayó', 'no hay nadie en la oficina', 'Entonces **llame al 911**'],
    ['a camper is on fire', 'does anyone else need to know, who else do i call', 'so that the office knows'],
    [
      'my dad is having chest pains',
      "the paramedics can't get through the gate",
      'open the gate for them with your own code',
    ],
    ['there are flames coming out of unit 9', 'should i go back in for my tools', "Please don't go back in."],
    ['the creek is over the bank and rising', 'can i go get my things out', "Don't walk or drive through moving water"],
    ['some guy is prying doors open down here', 'he is driving off in a red pickup', 'Tell the police at 911'],
    [
      'some guy is prying doors open down here',
      'police are here, they caught him, thank goodness',
      "I'm glad to hear that",
    ],
    ['someone is robbing the office right now', 'deputies have him', "I'm glad to hear that"],
    ['i am trapped in my unit', 'the crew got me out of there', "I'm glad to hear that"],
    ['a boy fell off the dock', 'the ambulance is on the way', 'help is on the way'],
    ['a man passed out in the heat', 'the medics have him now', 'so sorry that this happened'],
    ['there is a fire in building b', 'everybody is out, who else do i tell', 'so that the office knows'],
    ['there is a fire in building b', 'im in the lot. which of you should know', 'so that the office knows'],
    ['hay un incendio', 'dejé la cartera, voy rápido por ella', 'no vuelva a entrar'],
    ['the creek is over the bank and rising', 'i can grab my saddle real quick', "Please don't go in"],
    ['a boy fell off the dock', 'the ambulance is on the way', 'so that the office knows'],
    ['un señor se desmayó', 'ya viene en camino la ambulancia', 'ya viene ayuda'],
    ['a boy fell off the dock', 'an ambulance took him, who should i tell there', 'so that the office knows'],
    ['a man passed out in the heat', 'he woke up, the medics have him now', 'I hope everybody will be all right'],
    ['i smell smoke in hall b', 'now i see flames too', "**Call 911 now if you haven't yet**"],
    ['hay humo en el pasillo y algo se quema', 'no contestan el teléfono', 'Entonces **llame al 911**'],
    ['there is a fire in building b', 'omg what do i do', 'stay on the line with **911**'],
  ];

  test.each(talks)('"%s", "%s"', async (first, then, text) => {
    const { talk } = await setChatScene();
    const reply = await talk(first, then);
    expect(reply.response).toContain(text);
    expect(reply).toMatchObject({ responseSource: 'unanswered' });
    expect(reply).not.toHaveProperty('showLeadForm');
  });

  test('a question with an "ok" is no thanks', async () => {
    const { talk, addFaq } = await setChatScene();
    await addFaq(
      'What if the elevator stops?',
      'Press the yellow bell. The service company is here within 35 minutes.',
    );
    const { response } = await talk('we are stuck in the elevator', 'ok did it. how long until the company comes');
    expect(response).toContain('35 minutes');
    expect(response).not.toContain("You're welcome");
  });

  test('a calm question in a flood is answered like any other, and so are those after it', async () => {
    const { talk, addFaq } = await setChatScene();
    await addFaq('Water in my unit', 'Send a photo to the office. We look at the drain within two days.');
    await addFaq('Moving to another unit', 'You may change units once a year without a fee.');
    const messages = ['there is water all over my unit', 'how soon do you look at the drain'];
    const first = await talk(...messages);
    expect(first.response).toContain('within two days');
    const second = await talk(...messages, 'may i change units without a fee');
    expect(second.response).toContain('once a year');
    expect(second.response).not.toContain('911');
  });

  test('a calm question during a fire is answered after the advice', async () => {
    const { talk, addFaq } = await setChatScene();
    await addFaq('Is smoking allowed?', 'No smoking within 50 feet of the building.');
    const { response } = await talk('there is a fire in building b', 'is smoking allowed on the property');
    expect(response).toMatch(/^Please stay on the line with \*\*911\*\*.*No smoking within 50 feet/s);
  });

  test('what the plan covers is said after the advice', async () => {
    const { talk, addFaq } = await setChatScene();
    await addFaq('Must I have insurance?', 'Yes. Our plan covers fire and theft, but not mold. It costs $10 a month.');
    const { response } = await talk('there is a fire in building b', 'will my things be covered');
    expect(response).toMatch(
      /^Please stay on the line with \*\*911\*\*.*Our plan covers fire and theft, but not mold\.$/s,
    );
  });

  test('a line for the evening is named when nobody answers', async () => {
    const { talk, addFaq } = await setChatScene();
    await addFaq('Who helps at night?', 'After hours, call Iris at (541) 555-0177. She lives on the lot.');
    const { response } = await talk('water is gushing out of the wall', 'nobody picks up');
    expect(response).toMatch(/call 911.*call Iris at \(541\) 555-0177\.$/s);
  });

  test('a question about something else is answered', async () => {
    const { talk, location } = await setChatScene();
    const reply = await talk('there is a fire', 'what are your office hours');
    expect(reply.response).toContain(location.officeHours.split('\n')[0]);
  });

  test('cameras are named only where the facility lists them', async () => {
    const { talk } = await setChatScene({ amenities: ['24/7 video cameras'] });
    const reply = await talk('someone is breaking into a unit right now', 'they are leaving in a white van');
    expect(reply.response).toContain('**24/7 video cameras**');
  });

  test('once it is out, the visitor reads how to claim', async () => {
    const { talk, addFaq } = await setChatScene();
    await addFaq('How do I make a claim?', 'Send us photos within ten days.');
    const reply = await talk('there is a fire', 'ok they got it out. all i own smells now, who do i tell');
    expect(reply.response).toMatch(/I'm glad to hear that.*Send us photos within ten days\./s);
  });

  test('that somebody arrived does not allow to go back', async () => {
    const { talk } = await setChatScene();
    const reply = await talk(
      'there is a fire',
      'everyone is out, who do i tell',
      'they are here, can i run back in for my bag',
    );
    expect(reply.response).toContain("Please don't go back in.");
  });

  test('a report that it is over ends it', async () => {
    const { talk } = await setChatScene();
    const reply = await talk('there is a fire', 'the fire is out', 'omg what do i do');
    expect(reply.response).not.toContain('911');
  });

  test('what may have been an emergency is over when the visitor says so', async () => {
    const { talk } = await setChatScene();
    const reply = await talk('he looks real pale and wont talk', 'they got him out, hes ok');
    expect(reply.response).toContain('Thank you for telling me.');
  });

  test('after a break-in, the visitor is told once to stay on the line', async () => {
    const { talk } = await setChatScene();
    const messages = ['two men are cutting my lock', 'omg what do i do'];
    expect((await talk(...messages)).response).toContain('stay on the line with **911**');
    expect((await talk(...messages, 'the whole unit is a mess')).response).not.toContain('stay on the line');
  });

  test('a fire goes on until it is reported out', async () => {
    const { talk } = await setChatScene();
    const reply = await talk('there is a fire in building b', 'omg what do i do', 'omg what do i do');
    expect(reply.response).toContain('stay on the line with **911**');
  });
});

describe('while an emergency goes on', () => {
  test.each([
    ['there is a fire in building b', 'thanks, calling them now', 'its spreading', 'get yourself and others out'],
    ['i smell gas near unit 40', 'ok', 'thank you', 'call 911 again if anything gets worse'],
    ['water is gushing out of the wall and the hall is flooding', 'ok thank you', 'it is up to my ankles', '**911**'],
  ])('"%s": politeness does not end it', async (...said) => {
    const text = said.pop() ?? '';
    const { talk } = await setChatScene();
    expect((await talk(...said)).response).toContain(text);
  });

  test('that everybody is safe does', async () => {
    const { talk } = await setChatScene();
    const { response } = await talk(
      'there is a fire in building b',
      'the fire dept is here now',
      'what are your hours',
    );
    expect(response).not.toContain('911');
  });
});

test('when an emergency is over, a question in the same message is answered too', async () => {
  const { talk, addFaq } = await setChatScene();
  await addFaq('How long are camera recordings kept?', 'Recordings are kept for 17 days.');
  await addFaq('Is insurance required?', 'Yes. Our plan covers fire and smoke damage up to $2,500.');
  const recordings = await talk(
    'someone is breaking into a unit right now',
    'police came. how long are recordings kept?',
  );
  expect(recordings.response).toMatch(/I'm glad to hear that.*17 days/s);
  const cover = await talk('there is smoke from the hallway', 'firemen are here. does the plan pay for smoke damage');
  expect(cover.response).toMatch(/I'm glad to hear that.*smoke damage up to/s);
});

test('responders who need the gate open are still outside', async () => {
  const { talk } = await setChatScene();
  const reply = await talk('there is smoke from a unit', 'the fire dept needs the gate open, whats the code');
  expect(reply.response).not.toContain("I'm glad to hear that");
});

test('a short question about the last answer is no emergency', async () => {
  const { talk, addFaq } = await setChatScene();
  await addFaq('What does a boat space cost?', 'The open yard is $4 a foot. Under the roof it is $7 a foot.');
  const { response } = await talk('what does a boat space cost', 'and under the roof');
  expect(response).toContain('$7 a foot');
  expect(response).not.toContain('911');
});
