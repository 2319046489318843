import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const amenities = [
  'Video surveillance',
  'Freight lift',
  'Military discount',
  'Humidity control',
  'Fully paved driveways',
  'Locally owned',
  'Hand trucks',
];
const sizeOptions = [
  { size: '5x5', type: 'Upstairs', description: 'A closet.' },
  { size: '10x10', type: 'Drive-up', description: 'Half a garage. Not heated.' },
  { size: '10x15', type: 'Indoor, heated', description: 'A large room.' },
];

const answers: [string, string][] = [
  ['are there cameras', 'Yes, we do: **Video surveillance**.'],
  ['is there an elevator', 'Yes, we do: **Freight lift**.'],
  ['do you have dollies i can use', 'Yes, we do: **Hand trucks**.'],
  ['is it paved or gravel', 'Our amenities include **Fully paved driveways**.'],
  ['are you a big chain', 'Our amenities include **Locally owned**.'],
  ['¿tienen cámaras?', 'Sí: **Video surveillance**.'],
];

test('an amenity is known by its meaning, and where only some units have it', async () => {
  const { ask } = await setChatScene({ amenities, sizeOptions });
  for (const [message, text] of answers) {
    const reply = await ask(message);
    expect(reply.responseSource, message).toBe('website');
    expect(reply.response, message).toContain(text);
  }
});

test('a short follow-up about something else is not confirmed', async () => {
  const { talk, addFaq } = await setChatScene({ amenities: [...amenities, 'Heated building'], sizeOptions });
  await addFaq('How high is the door of the boat barn?', 'Barn doors are 13 feet high and 12 feet wide.');
  const { response } = await talk('how high is the door of the boat barn?', 'heated?');
  expect(response).not.toMatch(/^Yes/);
});

test('a follow-up that hardly asks for the amenities does not list them', async () => {
  const { talk } = await setChatScene({ amenities });
  const { response } = await talk(
    'my neighbor died and had a unit with you',
    'what exactly would she have to bring you?',
  );
  expect(response).not.toContain('Here is what we offer');
});

test('"yes" is said only where the list confirms all that is asked', async () => {
  const { ask } = await setChatScene({
    amenities: [
      ...['RV and boat parking (not covered)', 'Month to month leases', 'Security cameras', 'Unit alarms'],
      'Power outlets in the lobby',
    ],
  });
  const neutral = (amenity: string) => `Our amenities include **${amenity}**.`;
  const replies: [string, string][] = [
    ['is the parking covered', neutral('RV and boat parking (not covered)')],
    ['is there power in the units', neutral('Power outlets in the lobby')],
    ['do i have to sign a long lease', neutral('Month to month leases')],
    ['do the cameras record all the time', neutral('Security cameras')],
    ['do you have rv parking', 'Yes, we do: **RV and boat parking (not covered)**.'],
    ['is month to month ok', 'Yes, we do: **Month to month leases**.'],
    ['are there alarms', 'Yes, we do: **Unit alarms**.'],
  ];
  for (const [message, response] of replies) expect((await ask(message)).response, message).toBe(response);
});

const notListed = [
  'do you have wifi',
  'do you have a senior discount',
  'is there a loading dock',
  'do you have a dump station',
];

test.each(notListed)('"%s": what is not listed is neither promised nor denied', async (message) => {
  const { ask } = await setChatScene({ amenities, sizeOptions });
  const reply = await ask(message);
  expect(reply).toMatchObject({ responseSource: 'unanswered', showLeadForm: true });
  expect(reply.response).toContain("I'm not sure about that.");
  expect(reply.response).toContain('(541) 555-0123');
});

test('a unit that holds boxes does not mean that boxes are sold', async () => {
  const { ask } = await setChatScene({
    sizeOptions: [{ size: '5x10', type: 'Drive-up', description: 'Boxes and a mattress.' }],
  });
  expect((await ask('do you sell boxes')).responseSource).toBe('unanswered');
});

test('a word that only sounds like an amenity is not one', async () => {
  const { ask } = await setChatScene({ amenities, sizeOptions });
  for (const message of ['do you sell cameras', 'can you repair my elevator']) {
    expect((await ask(message)).responseSource, message).toBe('unanswered');
  }
});

test.each([
  'can i skate on your paved driveways',
  'how wide is the freight lift',
  'when do you repave the driveways',
  'did somebody watch the video of my row',
])('"%s" is not answered by the bare yes that there is one', async (message) => {
  const { ask } = await setChatScene({ amenities, sizeOptions });
  expect((await ask(message)).response).not.toContain('Yes, we do');
});

test('an amenity that a message only describes is recognized, unless an FAQ covers it', async () => {
  const { ask, addFaq } = await setChatScene({ amenities: ['Air compressor', 'Flat carts', 'Covered parking'] });
  const onAir = 'do you have a thing to pump up my flat tires with';
  expect((await ask(onAir)).response).toContain('**Air compressor**');
  await addFaq('Do you have a pump for flat tires?', 'Beside row G, for two quarters.');
  expect((await ask(onAir)).response).toBe('Beside row G, for two quarters.');
});

test('all are listed for a visitor who asks for them', async () => {
  const { ask } = await setChatScene({ amenities });
  const { response } = await ask('what amenities do you have');
  for (const amenity of amenities) expect(response).toContain(amenity);
});

test('a demand is not confirmed', async () => {
  const { ask } = await setChatScene({ amenities });
  expect((await ask('you got cameras, send me the video')).response).not.toContain('Yes');
});

test('a question with a condition is about a rule, not about an amenity', async () => {
  const { ask } = await setChatScene({ amenities: ['Moving truck rental'] });
  expect((await ask('can i rent a truck')).response).toContain('Moving truck rental');
  expect((await ask('can i rent a truck if im 20')).response).not.toContain('Moving truck rental');
});

test('what the list has for sale can be bought, also after another sentence', async () => {
  const { ask } = await setChatScene({ amenities: ['Packing supplies for sale', 'Shrink wrap'] });
  for (const message of ['do you sell packing supplies', 'fair enough. do yall sell boxes', '¿venden cajas?'])
    expect((await ask(message)).response, message).toContain('**Packing supplies for sale**.');
  const { response } = await ask('My boat is outside. Does that one get wrapped?');
  expect(response).not.toContain('Yes');
});

test('a follow-up that names no amenity, or asks how many, gets none', async () => {
  const { talk, addFaq } = await setChatScene({ amenities: ['Phone app entry', 'Power outlets'] });
  await addFaq(
    'What if I have a new phone?',
    'Install the phone app again and sign in. The office can reset your account.',
  );
  await addFaq('Is there power in the units?', 'Each shared outlet gives 15 amps and is for tools.');
  expect(
    (await talk('i have a new phone, the phone app is gone', 'are you open sunday for that')).response,
  ).not.toContain('Phone app entry');
  expect((await talk('is there power in the units', 'how many amps is that')).response).toContain('15 amps');
});

test('a follow-up to an FAQ does not get the list of amenities', async () => {
  const { talk, addFaq } = await setChatScene({ amenities, sizeOptions });
  await addFaq('Do farmers get anything off?', 'Farmers get $5 off a month on the 10x15 and the 10x10.');
  const reply = await talk('do farmers get anything off', 'whats it good on');
  expect(reply.response).not.toContain('Here is what we offer');
});

test.each([
  ['okay lovely. and a washroom for tenants', 'Restroom'],
  ['super. and a lift? the sofa is heavy', 'Freight lift'],
  ['genial. ¿y un baño para clientes?', 'Restroom'],
])('another amenity is asked for with "and": %s', async (message, amenity) => {
  const { talk } = await setChatScene({ amenities: [...amenities, 'Restroom'] });
  expect((await talk('do you have hand trucks', message)).response).toContain(`**${amenity}**`);
});

test('an amenity whose hours are asked for is not the answer', async () => {
  const { talk } = await setChatScene({ amenities });
  expect((await talk('when are you open', 'and the freight lift, same hours?')).response).not.toContain('Freight lift');
});
