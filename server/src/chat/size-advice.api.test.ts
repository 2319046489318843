import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const sizeOptions = [
  { size: '5x5', type: 'Interior', description: 'A closet.' },
  { size: '5x10', type: 'Interior, climate controlled', description: 'A walk-in closet.' },
  { size: '10x10', type: 'Interior, climate controlled', description: 'Half a garage.' },
  { size: '10x10', type: 'Drive-up', description: 'Half a garage, not heated.' },
  { size: '10x15', type: 'Drive-up', description: 'A large room.' },
  { size: '10x20', type: 'Drive-up', description: 'A garage.' },
  { size: '12x35', type: 'Uncovered', category: 'parking' },
];

const advice: [string, string, string[]][] = [
  [
    'what size do i need for a king bed and a sofa',
    'A king bed and a sofa take up about 125 cubic feet. A **5x5**',
    ['5x5', '5x10'],
  ],
  ['What size do I need for a two-bedroom flat?', "I'd choose", ['10x15', '10x20']],
  ['what size for a 24 ft boat', "For a boat of about 24 ft I'd choose our **12x35**", ['12x35']],
  ['how big of a unit do i need for the contents of a garage', 'about 450 cubic feet', ['10x10', '10x10', '10x15']],
  ['what size do i need for 30 boxes', '30 boxes take up about 90 cubic feet', ['5x5', '5x10']],
  ['I want to rent a room for about 30 boxes', '30 boxes take up about 90 cubic feet', ['5x5', '5x10']],
  ['what size do i need for a 50 foot bus', "We don't list anything long enough for a bus of about 50 ft", ['12x35']],
  ['what size do i need for a 7 bedroom house', "won't hold it all", ['10x20']],
  ['will a king bed and a dresser fit in a 5x10', 'Yes, that should fit.', ['5x5', '5x10']],
  ['would a 2 bedroom apartment fit in a 5x10', 'That would be too much.', ['10x15', '10x20']],
  [
    '¿qué tamaño necesito para una cama king y un sofá?',
    'Una cama king y un sofá ocupan unos 125 pies cúbicos.',
    ['5x5', '5x10'],
  ],
];

test('a size is advised from those that the facility has, with the reason and the buttons', async () => {
  const { ask } = await setChatScene({ sizeOptions });
  for (const [message, text, sizes] of advice) {
    const reply = await ask(message);
    expect(reply.responseSource, message).toBe('unit_details');
    expect(reply.response, message).toContain(text);
    expect(
      reply.unitButtons?.map(({ size }) => size),
      message,
    ).toEqual(sizes);
  }
});

const described = [
  { size: '5x7', type: 'Locker', description: 'Skis, golf bags and a few boxes.' },
  { size: '10x12', type: 'Ground floor', description: 'Stock of a small shop, or the files of an office.' },
  { size: '12x24', type: 'Prop bay', description: 'Stage sets, large props and rolling racks.' },
];

test.each([
  ['need somewhere for my boutique inventory', '10x12'],
  ['looking for somewhere to put the inventory of my shop', '10x12'],
  ['we need a spot for stage sets and props', '12x24'],
  ['need somewhere for my ski stuff', '5x7'],
  ['just snowboards and some golf clubs', '5x7'],
])('"%s" gets the unit whose description comes nearest', async (message, size) => {
  const { ask } = await setChatScene({ sizeOptions: described });
  const reply = await ask(message);
  expect(reply).toMatchObject({ responseSource: 'unit_details', unitSize: size });
  expect(reply.response).toContain(`I'd choose our **${size} — `);
});

test('a first message about something else gets no unit', async () => {
  const { ask } = await setChatScene({ sizeOptions: described });
  for (const message of ['do you take cash', 'who owns this place', 'can my brother help me carry'])
    expect((await ask(message)).responseSource, message).not.toBe('unit_details');
});

test.each(['i need to store my car', 'where i can put my camping car', '¿guardan lanchas?'])(
  '"%s" gets the spaces for vehicles',
  async (message) => {
    const { ask } = await setChatScene({ sizeOptions });
    expect((await ask(message)).unitButtons?.map(({ size }) => size)).toEqual(['12x35']);
  },
);

test('a vehicle has no place where none is listed', async () => {
  const { ask } = await setChatScene({ sizeOptions: [{ size: '10x20', type: 'Interior' }] });
  const reply = await ask('what size do i need for my car');
  expect(reply.response).toContain("We don't list a parking space or drive-up unit for a car.");
  expect(reply).not.toHaveProperty('unitButtons');
});

const named: [string, string][] = [
  ['5x10 climate', '**5x10 — Interior, climate controlled**: A walk-in closet.'],
  ['tell me about the 10 x 10 drive up', '**10x10 — Drive-up**: Half a garage, not heated.'],
  ['tell me about the 10x10', 'we have more than one kind'],
  [
    'is the 10x20 climate controlled?',
    'No, the **10x20** is drive-up. Our climate controlled sizes: **5x10** and **10x10**.',
  ],
  ['is the 5x10 climate controlled?', 'Yes, the **5x10** is climate controlled.'],
  ['how many square feet is a 10x15', 'A 10x15 has 150 square feet.'],
  ['tell me about your 8x8', "We don't have a **8x8**. The closest we have: 5x10 and 10x10."],
];

test('one size is described, by its kind where there are several', async () => {
  const { ask } = await setChatScene({ sizeOptions });
  for (const [message, text] of named) {
    const reply = await ask(message);
    expect(reply.responseSource, message).toBe('unit_details');
    expect(reply.response, message).toContain(text);
  }
});

test('a house that things come from is not a thing to store', async () => {
  const { ask } = await setChatScene({ sizeOptions });
  const message = "we're selling mama's house and need a place for her bedroom set, the dining table and some boxes";
  expect((await ask(message)).response).toContain('A bedroom set, a dining table and');
});

test.each([
  ['where would a 20 ft pontoon go', '12x35'],
  ['which spot for a jeep', '10x20'],
  ['we have a two bedroom apartment and need it all stored', '10x15'],
  ['one bedroom apartment, needs a home', '10x10'],
])('"%s" asks which size', async (message, size) => {
  const { ask } = await setChatScene({ sizeOptions });
  const reply = await ask(message);
  expect(reply.responseSource).toBe('unit_details');
  expect(reply.response).toContain(`**${size}`);
});

test('a boat that needs a roof gets a space that has one', async () => {
  const open = { size: '12x30', type: 'Open parking', category: 'parking' };
  const roofed = { size: '12x35', type: 'Covered parking', category: 'parking' };
  const { ask } = await setChatScene({ sizeOptions: [open, roofed] });
  expect((await ask('22 ft boat, wants a roof')).response).toContain('**12x35**');
  expect((await ask('22 ft boat, need a spot for it')).response).toContain('**12x30**');
});

test('an ice house and a stay between two houses are not homes to store', async () => {
  const { ask } = await setChatScene({ sizeOptions });
  for (const message of ['need a spot for my ice house', 'something for a month between two houses'])
    expect((await ask(message)).response, message).not.toContain('bedroom');
  expect((await ask('what size for a two bedroom house')).response).toContain('two-bedroom home');
});

test('a question about the cheaper of two sizes gets the rates page', async () => {
  const { ask } = await setChatScene({ sizeOptions });
  expect(await ask('which is cheaper, the 5x5 or the 10x15')).toMatchObject({ showRatesButton: true });
});

test("the visitor's own size after an FAQ is no question about that size", async () => {
  const { talk, addFaq } = await setChatScene({ sizeOptions });
  await addFaq('Late access', 'Access after ten at night is $12 a month, for drive-up units only.');
  expect((await talk('can i come after ten at night', 'mine is a 10x15')).response).not.toContain('A large room');
});

test("a thing longer than the floor's diagonal does not fit", async () => {
  const { ask } = await setChatScene({ sizeOptions });
  const reply = await ask('would two kayaks, 12 feet long, fit in a 5x10');
  expect(reply.response).toBe("A **5x10** is too short for 2 kayaks of about 12 ft. I'd choose our **10x10** instead.");
  expect((await ask('would two kayaks, 9 feet long, fit in a 5x10')).response).toContain('Yes, that should fit.');
});

test('a question about the price of a bag is not about the last unit', async () => {
  const { talk } = await setChatScene({ sizeOptions });
  const reply = await talk('tell me about the 5x10', 'what do you charge for a mattress bag');
  expect(reply.response).not.toContain('that should fit');
});

test('a question about the length of a vehicle is left to the FAQ that covers it', async () => {
  const { ask, addFaq } = await setChatScene({ sizeOptions });
  const answer = 'Yes. Our spaces take motorhomes up to 38 feet long.';
  await addFaq('How long may a motorhome be?', answer);
  expect((await ask('how long of an rv can you take')).response).toBe(answer);
});

test('a wine cellar is not recommended for boxes', async () => {
  const cellar = { size: '5x6', type: 'Wine vault', description: 'Up to 90 cases.' };
  const { ask } = await setChatScene({ sizeOptions: [cellar, ...sizeOptions] });
  expect((await ask('what size for 30 boxes and a sofa')).response).toContain('**5x10**');
});

test('what the description of a unit rules out does not fit into it', async () => {
  const { talk } = await setChatScene({
    sizeOptions: [
      { size: '5x5', type: 'Interior', description: 'Holds 15 boxes. Not suitable for furniture.' },
      { size: '5x10', type: 'Interior', description: 'A walk-in closet.' },
    ],
  });
  const { response } = await talk('tell me about the 5x5', 'would a sofa fit in it');
  expect(response).toContain('No, the **5x5** is described as “Not suitable for furniture.”');
  expect(response).toContain('**5x10**');
});

test('"hold one for me" is for the FAQ on holding units', async () => {
  const { talk, addFaq } = await setChatScene({ sizeOptions });
  await addFaq('Can you hold a unit for me?', 'We hold one for three days, free of charge.');
  const reply = await talk('tell me about the 5x10', 'can you hold it for me until friday');
  expect(reply.response).toContain('three days');
  expect(reply).toMatchObject({ reservationUnit: { size: '5x10' }, showReservationPrompt: true });
  expect(await talk('tell me about the 5x10', 'do you hold units?')).not.toHaveProperty('reservationUnit');
});

const lockers = [
  { size: '4x4', type: 'Locker', description: 'About 8 cartons or a suitcase.' },
  { size: '6x6', type: 'Interior', description: 'A large closet: 25 cartons or two bicycles.' },
  { size: '5x8', type: 'Interior', description: 'A mattress set, a sofa and a few cartons.' },
];

test('a unit described for smaller things is not said to hold larger ones', async () => {
  const { talk } = await setChatScene({ sizeOptions: lockers });
  const { response, unitButtons } = await talk('tell me about the 6x6', 'does a queen bed fit in there?');
  expect(response).toContain("Our **6x6**: “A large closet: 25 cartons or two bicycles.” I'd choose our **5x8**");
  expect(unitButtons?.map(({ size }) => size)).toEqual(['5x8']);
  expect((await talk('tell me about the 6x6', 'do two bikes fit in there?')).response).toContain('Yes');
});

test('the smallest or cheapest place for some things is one that holds them', async () => {
  const { ask } = await setChatScene({ sizeOptions: lockers });
  expect((await ask('whats the smallest you have for 6 boxes')).response).toContain('**4x4');
  expect((await ask('tiniest one a bicycle goes in?')).response).toContain('**6x6**');
  expect((await ask('I look the cheapest place for a suitcase and 5 boxes')).response).toContain('**4x4');
  expect((await ask('how much is the smallest, just for 5 boxes')).responseSource).toBe('unit_pricing');
});

test('a visitor who looks for room for certain things is advised without asking for a size', async () => {
  const { ask } = await setChatScene({ sizeOptions: lockers });
  for (const message of ['looking for something for 6 boxes', 'busco una bodega para 6 cajas'])
    expect((await ask(message)).response, message).toContain('**4x4');
});

test('a place for some things is a question for a size', async () => {
  const { ask } = await setChatScene({ sizeOptions });
  for (const message of ['need something for like 18 totes', 'busco algo para 18 cajas'])
    expect((await ask(message)).unitSize, message).toBe('5x5');
  const { response } = await ask('do i need a lock for my bike');
  expect(response).not.toContain('5x5');
});

test('a unit described for a few boxes is not advised for more', async () => {
  const lockers = [{ size: '4x4', type: 'Locker', description: 'A suitcase and 7 or 8 boxes.' }, ...sizeOptions];
  const { ask } = await setChatScene({ sizeOptions: lockers });
  expect((await ask('what size do i need for 8 boxes')).unitSize).toBe('4x4');
  expect((await ask('what size do i need for 14 boxes')).unitSize).toBe('5x5');
});

test('an FAQ on the things of a visitor comes before a mere list of sizes', async () => {
  const { ask, addFaq } = await setChatScene({ sizeOptions });
  await addFaq('May I keep musical instruments here?', 'Pianos and guitars belong in a climate-controlled room.');
  const { response } = await ask("I've got a cello and a tuba that need a home, do you take musical instruments?");
  expect(response).toContain('climate-controlled room');
});
