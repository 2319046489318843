import { expect, test } from 'vitest';
import { type ChatScene, setChatScene } from '../testing/chat-scene.ts';

const [climate, driveUp, small, locker] = [
  {
    size: '10x10',
    type: 'Climate controlled',
    description: 'Half a garage.',
    imageUrl: 'https://cedarlane.example/10x10.jpg',
    monthlyPriceCents: 8900,
  },
  { size: '10x10', type: 'Drive-up', description: 'With a roll-up door.', monthlyPriceCents: 7950 },
  { size: '5x5', type: 'Interior', description: 'A closet.', monthlyPriceCents: 4900 },
  { size: '4x5', type: 'Locker', description: 'A locker.' },
].map((option) => (option.monthlyPriceCents ? { ...option, priceAsOf: '2026-02-03' } : option));

const setScene = (fields: object = {}) => setChatScene({ sizeOptions: [climate, driveUp, small, locker], ...fields });

const withoutPrice = (option: object | undefined) => ({ ...option, monthlyPriceCents: null, priceAsOf: '' });

const press = async ({ app, bot }: ChatScene, body: object, sessionId = 'visitor') => {
  const sent = { message: 'Pressed', sessionId, ...body };
  return (await app.call('POST', `/api/chat/${bot.id}`, { body: sent })).json();
};

const changeSizes = ({ app, admin, location }: ChatScene, sizeOptions: object[]) =>
  app.call('PUT', `/api/locations/${location.id}`, { cookie: admin.cookie, body: { sizeOptions } });

const ratesButton = { showRatesButton: true, ratesPageUrl: 'https://cedarlane.example/rates' };
const from89 = 'from $89 a month, as of Feb 3';

test('a price shows in the list of units beside what fits and the picture, in their details and beside the rates button', async () => {
  const scene = await setScene();
  const list = await press(scene, { messageType: 'roomSelection', roomType: 'medium' });
  expect(list.unitButtons).toEqual([
    {
      id: '10x10-climate',
      size: '10x10',
      label: '10x10 — Climate controlled',
      description: 'Half a garage.',
      imageUrl: 'https://cedarlane.example/10x10.jpg',
      price: from89,
    },
    {
      id: '10x10-drive-up',
      size: '10x10',
      label: '10x10 — Drive-up',
      description: 'With a roll-up door.',
      price: 'from $79.50 a month, as of Feb 3',
    },
  ]);
  expect(await press(scene, { messageType: 'unitSelection', unitId: '10x10-climate' })).toMatchObject({
    response: 'Half a garage.\n\n**From $89 a month, as of Feb 3**',
    responseSource: 'unit_details',
    ...ratesButton,
  });
  const rates = await press(scene, { messageType: 'ratesInquiry', unitId: '10x10-climate' });
  expect(rates).toMatchObject({ responseSource: 'unit_pricing', ...ratesButton });
  expect(rates.response).toMatch(
    /^\*\*10x10 — Climate controlled\*\*: from \$89 a month, as of Feb 3\n\nOur rates page/,
  );
});

test('without a price everything is as before', async () => {
  const scene = await setScene();
  const details = await press(scene, { messageType: 'unitSelection', unitId: '4x5-locker' });
  expect(details.response).toBe('A locker.');
  expect(details).not.toHaveProperty('showRatesButton');
  const rates = await press(scene, { messageType: 'ratesInquiry', unitId: '4x5-locker' });
  expect(rates.response).toContain("You'll find today's price of the **4x5 — Locker** unit on our rates page.");
  expect((await scene.ask('how much is a 4x5')).response).toContain("today's price of a **4x5** unit");
});

test('a price of another year names the year, and without a rates page the phone tells the price of today', async () => {
  const scene = await setScene({
    pricingPageUrl: '',
    sizeOptions: [{ ...small, monthlyPriceCents: 123456, priceAsOf: '2025-11-03' }],
  });
  const { response, ...reply } = await scene.ask('how much is a 5x5');
  expect(response).toMatch(
    /^\*\*5x5 — Interior\*\*: from \$1,234\.56 a month, as of Nov 3, 2025\n\nTo confirm today's/,
  );
  expect(response).toContain('(541) 555-0123');
  expect(reply).not.toHaveProperty('showRatesButton');
});

test.each([
  ['how much is a 10x10', [from89, '$79.50']],
  ['how much is a climate controlled 10x10', [from89]],
  ['what does a 5x5 cost per month', ['$49']],
  ['what are your prices?', [from89, '$79.50', '$49']],
  ['cuanto cuesta una unidad de 5x5?', ['desde $49 al mes, al 3 de febrero']],
])('%j is answered from the record: %j', async (question, told) => {
  const reply = await (await setScene()).ask(question);
  expect(reply).toMatchObject({ responseSource: 'website', ...ratesButton });
  for (const price of told) expect(reply.response).toContain(price);
  expect(reply.response.match(/\$\d/g)).toHaveLength(told.length);
});

test('"how much is it?" is about the unit that was chosen', async () => {
  const scene = await setScene();
  await press(scene, { messageType: 'unitSelection', unitId: '10x10-drive-up' }, 'tab');
  expect((await scene.ask('how much is it?', 'tab')).response).toMatch(/^\*\*10x10 — Drive-up\*\*: from \$79\.50/);
  expect((await scene.ask('how much is a 10x10', 'tab')).response).toMatch(/^Here are our prices:/);
});

test('an FAQ on prices does not hide the price of a size', async () => {
  const scene = await setScene();
  await scene.addFaq('How much is a 10x10?', 'Please ask at the office.');
  expect((await scene.ask('how much is a 10x10')).response).toContain(from89);
});

test('a price that changes or goes is reflected in the next answer', async () => {
  const scene = await setScene();
  const { response } = await scene.ask('how much is a 5x5');
  expect(response).toContain('$49');
  await changeSizes(scene, [{ ...small, monthlyPriceCents: 5500, priceAsOf: '2026-03-01' }]);
  expect((await scene.ask('how much is a 5x5')).response).toContain('from $55 a month, as of Mar 1');
  await changeSizes(scene, [{ ...small, monthlyPriceCents: null }]);
  expect((await scene.ask('how much is a 5x5')).response).not.toContain('$');
});

test('an FAQ that states prices answers a question about them, unless the record has some', async () => {
  const faq = ['How much are your units a month?', 'A 5x5 is $45 a month and a 10x10 is $95 a month.'] as const;
  const withoutPrices = await setScene({ sizeOptions: [{ size: '5x5' }, { size: '10x10' }] });
  await withoutPrices.addFaq(...faq);
  expect(await withoutPrices.ask('how much are your units a month')).toMatchObject({
    response: faq[1],
    ...ratesButton,
  });
  const withPrices = await setScene();
  await withPrices.addFaq(...faq);
  const reply = await withPrices.ask('how much are your units a month');
  expect(reply.response).toContain(from89);
});

test('the price of a size is quoted from an FAQ if the record has none', async () => {
  const { talk, addFaq } = await setChatScene({ sizeOptions: [small, climate].map(withoutPrice) });
  await addFaq('Any specials?', 'The first month of a 10x10 is $1. A deposit of $30 is due for a 5x5.');
  const rates = await talk('how much is the 10x10');
  expect(rates.response).toContain('rates page');
  await addFaq('What do the units run?', 'The 5x5 is $41 a month.\nThe 10x10 is $77 a month.');
  expect(await talk('how much is the 10x10')).toMatchObject({
    response: expect.stringContaining('The 10x10 is $77 a month.'),
    ...ratesButton,
  });
  expect((await talk('tell me about the 5x5', 'and the next one up, what does it cost')).response).toContain('$77');
  expect((await talk('cuánto cuesta la 5x5')).response).toMatch(/en inglés:\n\nThe 5x5 is \$41 a month\./);
});

test('a price of the record goes before that of an FAQ', async () => {
  const { ask, addFaq } = await setScene();
  await addFaq('What do the units run?', '5x5: $41 a month.');
  expect((await ask('how much is the 5x5')).response).toContain('$49');
});

test('a price that the operator wrote into the description of a unit is quoted', async () => {
  const { talk } = await setChatScene({
    sizeOptions: [
      { size: '5x5', type: 'Interior', description: 'A closet. $41 a month.' },
      { size: '10x10', type: 'Drive-up', description: 'Half a garage. $77 a month. The deposit is $30.' },
      { size: '10x20', type: 'Drive-up', description: 'A garage.' },
    ],
  });
  expect(await talk('how much is the 10x10')).toMatchObject({
    response: '**10x10 — Drive-up**: $77 a month.',
    ...ratesButton,
  });
  expect((await talk('cuánto cuesta la más chica')).response).toBe('**5x5 — Interior**: $41 a month.');
  expect((await talk('how much is the 10x20')).response).not.toContain('$');
});

test('"what do you get for a 10x10" asks for the price', async () => {
  const { ask } = await setScene();
  expect((await ask('what do you get for a 10 by 10')).response).toContain(from89);
});

test('without prices in the record, an FAQ tells the price of anything but a unit', async () => {
  const { ask, addFaq } = await setScene({ sizeOptions: [withoutPrice(climate), withoutPrice(small)] });
  const boats = 'A boat costs $4 a foot on gravel and $7 a foot under the roof.';
  await addFaq('What does it cost to keep a boat or trailer here?', boats);
  await addFaq('Do you have a moving-in fee?', 'The fee for moving in is $12.');
  const asked = "hello there, we've just bought ourselves a bass boat. what would you all charge to keep it";
  expect((await ask(asked)).response).toBe(boats);
  for (const message of ['how much is a 5x5', 'what do you charge for a small unit'])
    expect((await ask(message)).response, message).toContain('rates page');
});

test('the price of a vehicle space comes from the one FAQ that prices it by the foot', async () => {
  const sizeOptions = [
    { size: '11x40', type: 'Open parking', category: 'parking', description: 'Boats up to 38 feet.' },
  ];
  const { talk, addFaq } = await setChatScene({ sizeOptions });
  await addFaq('Prices of boat parking', 'Parking is $6.25 a foot per month, with the motor.');
  expect((await talk('tell me about the 11x40', 'how much is that')).response).toContain('$6.25 a foot');
});
