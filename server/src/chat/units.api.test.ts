import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const sizeOptions = [
  { size: '4x6', type: 'Locker, upstairs', description: 'Boxes and a bike.' },
  { size: '8x8', type: 'Indoor, climate controlled', description: 'A bedroom set. Swing door 3 ft wide.' },
  { size: '8x12', type: 'Indoor, climate controlled', description: 'A one-bedroom apartment.' },
  { size: '8x12', type: 'Drive-up, unheated', description: 'A workshop.' },
  { size: '11x22', type: 'Drive-up, unheated', description: 'A three-bedroom house.' },
  { size: '12x28', type: 'Open parking', category: 'parking', description: 'Boats and trailers up to 24 ft.' },
  { size: '14x44', type: 'Covered parking', category: 'parking', description: 'Motorhomes up to 40 feet.' },
  { size: '3x12', type: 'Rack', description: 'One kayak.' },
];

const setScene = () => setChatScene({ sizeOptions, pricingPageUrl: 'https://cedarlane.example/rates' });

/** The message, the size in the last reply, and a part of that reply. */
type Talk = readonly [string[], string, string];

const references: Talk[] = [
  [['¿cuál es la bodega más grande que manejan?'], '11x22', 'A three-bedroom house'],
  [['tell me about the 8x8', 'and the more big one after this?'], '8x12', 'The next size up is'],
  [['whats the smallest unit yall have'], '4x6', 'Our smallest is the **4x6 — Locker, upstairs**'],
  [['the smallest one please', 'hmm anything roomier'], '8x8', 'The next size up is the **8x8'],
  [['your biggest room?', 'and one size down'], '8x12', 'The next size down is the **8x12 — Drive-up, unheated**'],
  [['what sizes do you have', 'the second one'], '8x8', 'A bedroom set.'],
  [['what sizes do you have', 'the covered one', 'is that one available'], '14x44', 'live availability of **14x44**'],
  [['tell me about the 8x8', 'what floor is that one on'], '8x8', 'A bedroom set.'],
  [['tell me about the 8x8', 'and the 11x22', 'the first one, how much is it'], '8x8', "today's price of the **8x8"],
  [['tell me about the 8x8', 'anything bigger with drive up?', 'price on it?'], '8x12', 'the **8x12 — Drive-up'],
  [['8x8 vs 11x22', 'the bigger one', 'would a king bed and a sofa fit in there'], '11x22', 'Yes, that should fit.'],
  [['8x8 vs 11x22', 'i think the first one', 'no, the other one'], '11x22', 'A three-bedroom house.'],
  [['how much is the 8x8', 'no sorry, i meant the 11x22'], '11x22', "today's price of the **11x22"],
  [['8x8 vs 11x22', 'the 4x6 then', 'next size up'], '8x8', 'The next size up is the **8x8'],
  [
    ['tell me about the 8x8', 'we have bikes and a grill too, whats the next one bigger'],
    '8x12',
    'The next size up is',
  ],
  [['tell me about the 8x8', 'and whats rent on it'], '8x8', "today's price of the **8x8"],
  [['cuénteme de la 8x8', '¿y la renta de esa?'], '8x8', 'precio de hoy de la unidad **8x8'],
  [['tell me about the 12x28', 'can i drive right up to it'], '12x28', 'Yes, the **12x28** is a parking space.'],
  [['12x28 vs 11x22', 'which one is drive up'], '11x22', '11x22'],
  [['the biggest one with climate control'], '8x12', 'A one-bedroom apartment.'],
  [['tell me about the 8x8', 'My aunt keeps half of it. What would be a step down?'], '4x6', 'The next size down is'],
  [['tell me about the 8x12 drive up', 'and the one right below that'], '8x8', 'The next size down is the **8x8'],
  [['what size for 30 boxes and a sofa', 'is the 11x22 available'], '11x22', 'live availability of **11x22**'],
  [['what size for 30 boxes and a sofa', 'how much is the 11x22'], '11x22', "today's price of a **11x22"],
  [['¿cuál es la más grande?', '¿cuánto cuesta esa?'], '11x22', 'precio de hoy de la unidad **11x22'],
  [['cuénteme de la 8x8', 'una más chica', '¿está arriba?'], '4x6', 'Sí, la **4x6** es de un piso de arriba.'],
  [['which ones are drive-up?', 'the biggest of those'], '11x22', 'Our biggest is the **11x22'],
  [['¿cuáles tienen clima?', '¿cuál es la más chica de esas?'], '8x8', 'La más pequeña es la **8x8'],
  [['what does the smaller of your climate controlled units run'], '8x8', "today's price of the **8x8"],
  [
    ['tell me about the 12x28', 'is it covered?', 'that one then, how much is it'],
    '14x44',
    "today's price of the **14x44",
  ],
  [['my 8x8 is too small, what is the next size up?'], '8x12', 'The next size up is the **8x12'],
  [['I am in an 8x8 and it is crammed, whats the next drive-up up'], '8x12', 'the **8x12 — Drive-up'],
  [['the biggest one with climate control', 'and one size down'], '8x8', 'The next size down is the **8x8'],
  [['tell me about the 11x22', 'and the one below that', 'would a desk fit if I shove it in there?'], '8x12', 'Yes'],
  [['the smallest room, not the locker'], '8x8', 'Our smallest is the **8x8'],
  [['your biggest room, except the workshop kind'], '11x22', 'Our biggest is the **11x22'],
  [["I have an 11x22 now and it's half empty. What's one step smaller?"], '8x12', 'The next size down is'],
  [['tell me about the 8x8', 'and after that?'], '8x12', 'The next size up is'],
  [['tell me about the 8x8', 'is there like a notch up from that'], '8x12', 'The next size up is'],
  [['tell me about the 8x8', 'and a bigger one?', 'then i prefer the first one'], '8x8', 'A bedroom set.'],
  [['cuénteme de la 8x8', 'y la siguiente más grande', 'mejor la de antes'], '8x8', 'la **8x8**'],
  [['tell me about the 12x28', 'is it covered?', 'and the one that does have it?'], '14x44', '**14x44'],
  [['¿está techada la 12x28?', '¿y la que sí?'], '14x44', '**14x44'],
  [['the spot with no roof, how much is it'], '12x28', "today's price of the **12x28"],
  [['tell me about the 8x8', 'the bigger one then?'], '8x12', '**8x12'],
  [
    ['tell me about the 8x8', 'it is only totes and a desk, i would rather have that one'],
    '8x8',
    'To reserve the **8x8',
  ],
];

const questions: Talk[] = [
  [['tell me about the 11x22', 'is it heated?'], '11x22', 'No, the **11x22**'],
  [['tell me about the 11x22', 'is it heated?'], '11x22', 'Our heated sizes: **8x8** and **8x12**.'],
  [['tell me about the 8x8', 'does it have ac'], '8x8', 'Yes, the **8x8** is air conditioned.'],
  [['tell me about the 8x8', 'how wide is the door?'], '8x8', 'Our **8x8**: “Swing door 3 ft wide.”'],
  [['tell me about the 8x8', 'whats the square footage'], '8x8', '64 square feet'],
  [['the 11x22, is it upstairs?'], '11x22', 'No, the **11x22** is drive-up.'],
  [['tell me about the 11x22', 'would 3 bedrooms of furniture fit'], '11x22', 'is made for that'],
  [['my trailer is 22 ft long, can you take it?'], '12x28', "I'd choose our **12x28**"],
  [['tell me about the 8x8', 'can i back my truck right up to the door of it'], '8x8', "isn't listed as drive-up"],
  [
    ['Hi, we just retired and travel full time now. Our motorhome is 38 feet long, which size would you recommend?'],
    '14x44',
    "I'd choose our **14x44**",
  ],
  [['room for a 30 foot motorhome?', "sorry it's 38 feet"], '14x44', 'a motorhome of about 38 ft'],
  [['would a sofa fit in the 8x8', 'and the 11x22, how much does that cost'], '11x22', "today's price of a **11x22"],
  [['I have three motorcycles, which one is good for them?'], '8x12', "that's the size I'd choose"],
  [['what size for my truck? it is a crew cab long bed, 21 feet'], '12x28', "I'd choose our **12x28"],
  [['What would you suggest for a drum kit? Upstairs would be fine.'], '4x6', 'Boxes and a bike.'],
];

const wishes: Talk[] = [
  [['11x22, go ahead'], '11x22', 'To reserve the **11x22**'],
  [['tell me about the 8x8', "i'd take it"], '8x8', 'To reserve the **8x8**'],
  [['tell me about the 8x8', 'put one aside for friday'], '8x8', 'To reserve the **8x8**'],
  [['8x8 or 11x22?', "i'd go with the smaller one"], '8x8', 'To reserve the **8x8**'],
  [['cuénteme de la 11x22', 'me quedo con esa'], '11x22', 'Para apartar la **11x22**'],
  [['tell me about the 8x8', 'ok give me that one'], '8x8', 'To reserve the **8x8**'],
  [['tell me about the 8x8', 'put me down for it, we come on friday'], '8x8', 'To reserve the **8x8**'],
  [
    ['tell me about the 4x6', 'would 2 sofas and a mattress fit in it', 'that one then, save it for me'],
    '8x8',
    'the **8x8**',
  ],
];

const hold = async (talks: readonly Talk[]) => {
  const { talk } = await setScene();
  const replies = [];
  for (const [said, unitSize, text] of talks) {
    const reply = await talk(...said);
    expect(reply.response, said.join(' / ')).toContain(text);
    expect(reply.unitSize, said.join(' / ')).toBe(unitSize);
    replies.push(reply);
  }
  return replies;
};

test('a reference to a unit is resolved', async () => {
  await hold(references);
});

test('a question about the unit in question is answered from its type and description', async () => {
  await hold(questions);
});

test('a wish leads to the reservation of that unit, and books nothing', async () => {
  for (const reply of await hold(wishes)) {
    expect(reply).toMatchObject({ showReservationPrompt: true, reservationUnit: { size: reply.unitSize } });
    expect(reply.response).not.toMatch(/\b(?:booked|reserved|yours)\b/);
  }
});

test('units are compared and listed side by side', async () => {
  const { ask, talk } = await setScene();
  const sizesOf = async (...said: string[]) => (await talk(...said)).unitButtons?.map(({ size }) => size);
  expect(await sizesOf('difference between the 8x8 and the 11x22')).toEqual(['8x8', '11x22']);
  expect(await sizesOf('8x8 vs 11x22', 'how do the doors of the two differ')).toEqual(['8x8', '11x22']);
  expect(await sizesOf('which ones are climate controlled')).toEqual(['8x8', '8x12']);
  expect((await ask('do you have heated units')).response).toMatch(/^Yes\. Our climate controlled sizes/);
  expect(await sizesOf('can i park my rv there?')).toEqual(['12x28', '14x44']);
  expect((await talk('the biggest parking space', 'anything bigger')).response).toContain('**14x44** is the biggest');
});

test('questions that are not about a unit are left to other sources', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('Is there a security deposit?', 'There is a $40 deposit.');
  expect((await talk('tell me about the 8x8', "what's the deposit")).response).toContain('$40');
  expect(await talk('tell me about the 8x8', 'are you open right now')).not.toMatchObject({ unitSize: '8x8' });
  expect(await talk('tell me about the 8x8', 'how long can you hold it for me')).not.toHaveProperty('reservationUnit');
  await addFaq('May tenants sleep in a unit?', 'Nobody may sleep in a unit.');
  expect(await talk('tell me about the 8x8', 'would that take a boat?')).not.toHaveProperty('reservationUnit');
  expect((await talk('put me on the newsletter')).reservationUnit).toBeUndefined();
  const asleep = await talk('is the 8x8 upstairs', 'could we sleep in there the first night?');
  expect(asleep.response).toContain('Nobody may sleep');
  await addFaq('May tenants switch to another size?', 'Yes, tenants may switch to another size for $10.');
  expect((await talk('can i switch from my 8x8 to a bigger one')).response).toContain('$10');
  const next = await talk('im in an 8x8 and its full. whats the next one up');
  expect(next.response).toContain('**8x12');
  const parked = await talk('got a spot where i could leave my boat for the winter?');
  expect(parked.unitButtons?.map(({ size }) => size)).toEqual(['12x28', '14x44']);
  await addFaq('How is the elevator reserved?', 'The elevator is free and is reserved by phone.');
  const lifted = await talk('tell me about the 8x8', 'must I book the elevator for that, and is there a charge?');
  expect(lifted.response).toContain('reserved by phone');
});

const holding: Talk[] = [
  [['tell me about the 8x8', 'how many boxes in that one'], '8x8', 'A bedroom set.'],
  [['from the 8x12. next size down'], '8x8', 'The next size down is the **8x8'],
];

test('what a unit holds is in its description, and the next size follows one that is named', async () => {
  const { addFaq, talk } = await setScene();
  await addFaq('What does it cost to change to a smaller size?', 'It costs $15 to change to a smaller size.');
  for (const [said, unitSize, text] of holding)
    expect(await talk(...said), said.join(' / ')).toMatchObject({ unitSize, response: expect.stringContaining(text) });
  expect((await talk('can i change from the 8x12 to a smaller size, and what is the cost')).response).toContain('$15');
});

test('a reservation follows an FAQ with a fee', async () => {
  const { addFaq, talk } = await setScene();
  await addFaq('What is due at move-in?', 'The first month and a fee of $18 are due at move-in.');
  const reply = await talk('tell me about the 8x8', 'what is due at move-in?', 'ok, put one aside for us for friday');
  expect(reply.reservationUnit).toMatchObject({ size: '8x8' });
});

const additions: Talk[] = [
  [['what size for a twin bed and 10 boxes', 'plus a sofa and a dresser'], '8x8', 'a sofa'],
  [['what size for a twin bed and 10 boxes', 'oh, I also have a bedroom set'], '8x12', '**8x12'],
  [['¿qué tamaño necesito para una cama y 10 cajas?', 'y un sofá y una cómoda también'], '8x8', '**8x8**'],
  [['what size for a bedroom set and 50 boxes', 'would it all fit in the 11x22?'], '11x22', 'Yes, that should fit.'],
];

test('things are added to those that the visitor spoke of before', async () => {
  await hold(additions);
  const { talk, addFaq } = await setScene();
  await addFaq('Do I pay everything up front?', 'You pay only the first month up front.');
  const paid = await talk('what size for a bedroom set and 50 boxes', 'do i gotta pay it all at once');
  expect(paid.response).not.toContain('bedroom set');
});

test('units that a reply names in its words can be referred to', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('Which units have no stairs?', 'Only the 8x8 and the 11x22 can be reached without stairs.');
  expect((await talk('which units have no stairs?', 'the smaller of those')).response).toContain('**8x8');
  expect((await talk('any climate controlled rooms free now?', 'the bigger one of the two')).response).toContain(
    '8x12',
  );
  expect((await talk('hello', 'the bigger of those')).response).not.toContain('11x22');
});

test('"the units" are all units, not the one in question', async () => {
  const { talk } = await setScene();
  const reply = await talk('tell me about the 11x22', 'are the units heated?');
  expect(reply.response).toContain('Our climate controlled sizes: **8x8** and **8x12**.');
});

test('the floor of a unit is in its description', async () => {
  const { talk } = await setChatScene({
    sizeOptions: [{ size: '10x15', type: 'Climate controlled, ground floor', description: 'A two-bedroom apartment.' }],
  });
  const { response } = await talk('tell me about the 10x15', 'is it climate controlled, and on which floor is it?');
  expect(response).toContain('ground floor');
});

test('a rate that is asked for after an FAQ is that of the unit spoken of before', async () => {
  const { talk, addFaq } = await setChatScene({
    sizeOptions: [{ size: '10x15', type: 'Drive-up', description: 'A large room.' }],
  });
  await addFaq('Do you sell packing tape?', 'Yes, tape and boxes are at the counter.');
  const reply = await talk('tell me about the 10x15', 'do you sell packing tape?', 'thanks, what is the monthly rate');
  expect(reply).toMatchObject({ responseSource: 'unit_pricing', unitSize: '10x15' });
});

test('whether a size takes a boat is in its description', async () => {
  const { ask } = await setChatScene({
    sizeOptions: [
      { size: '12x30', type: 'Drive-up', description: 'A boat on its trailer up to 27 feet.' },
      { size: '12x35', type: 'Outdoor parking', category: 'parking', description: 'Open gravel.' },
    ],
  });
  expect((await ask('12x30 takes a boat?')).response).toContain('up to 27 feet');
});

test('"the littler one" is smaller', async () => {
  const { talk } = await setChatScene({ sizeOptions });
  expect(await talk('tell me about the 8x8', 'what about a littler one')).toMatchObject({ unitSize: '4x6' });
});

test('the cheapest is known by the prices that descriptions state', async () => {
  const { ask } = await setChatScene({
    sizeOptions: [
      { size: '5x5', type: 'Indoor', description: 'A closet. $61 a month.' },
      { size: '5x10', type: 'Drive-up', description: 'A studio. $48.50 a month.' },
    ],
  });
  const reply = await ask('which one is the cheapest?');
  expect(reply).toMatchObject({ unitSize: '5x10' });
  expect(reply.response).toContain('$48.50');
});

test('the price of a unit is not the fee of an FAQ', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('May I move to a bigger or smaller unit?', 'Yes, you may move to a bigger or smaller unit for $15.');
  const { response } = await talk('tell me about the 8x8', 'how much is the next one up then');
  expect(response).toContain("today's price of the **8x12");
});

test('a height is no length', async () => {
  const { talk, addFaq } = await setChatScene({
    sizeOptions: [
      { size: '12x30', type: 'Open parking', category: 'parking', description: 'For campers up to 28 feet.' },
      { size: '14x45', type: 'Covered parking', category: 'parking', description: 'A roof with 13 feet of clearance.' },
    ],
  });
  const { response } = await talk('tell me about the 14x45', 'it stands 12 feet with the AC, will it clear?');
  expect(response).toContain('13 feet of clearance');
  await addFaq('How tall may a camper be?', 'Campers may be up to 12 feet 6 inches tall.');
  expect((await talk('how tall can a camper be? ours is 12 foot')).response).toContain('up to 12 feet 6 inches');
});

test('"that one" is the unit that the last FAQ names, if it names one only', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('Where can I plug in a freezer?', 'Only the 11x22 units have an outlet.');
  await addFaq('Which units have a light?', 'There are lights in the 8x8 and the 11x22.');
  expect(await talk('where can i plug in a freezer', 'what does that one go for')).toMatchObject({ unitSize: '11x22' });
  expect(await talk('which units have a light', 'what does that one go for')).not.toHaveProperty('unitSize');
});

const garages = [
  { size: '5x7', type: 'Upper level, warm', description: 'Fifteen boxes.' },
  { size: '8x11', type: 'Ground floor, heated', description: 'A one-bedroom flat with a sofa and 50 boxes.' },
  { size: '9x11', type: 'Upper level, heated', description: 'A one-bedroom flat. Swing door 4 feet wide.' },
  { size: '9x21', type: 'Garage, unheated', description: 'A small car. Roll-up door 8 feet wide.' },
  { size: '13x26', type: 'Heated garage', description: 'A pickup, or a boat up to 24 feet. Door 11 feet high.' },
];
const setGarages = () => setChatScene({ sizeOptions: garages, pricingPageUrl: 'https://millpond.example/rates' });

test('the door of the unit in question is measured, whatever else the message says and after other replies', async () => {
  const { talk, addFaq } = await setGarages();
  await addFaq('Which vehicles may I store?', 'Any vehicle that runs.');
  const doorOf = async (...messages: string[]) => (await talk(...messages)).response;
  const long = 'how high is the door? my van has a ladder rack on top and stands nine feet';
  expect(await doorOf('tell me about the 13x26', long)).toContain('Door 11 feet high.');
  const after = await doorOf('tell me about the 9x21', 'which vehicles may i store', 'and door width?');
  expect(after).toContain('Roll-up door 8 feet wide.');
  const back = "no, i won't use an elevator. back to the heated garage. how high is the door";
  expect(await doorOf('tell me about the 9x11', back)).toContain('Door 11 feet high.');
  expect(await doorOf('tell me about the 9x21', 'how wide is the elevator door')).not.toContain('Roll-up');
});

test('whether a kind of unit costs more is no question about its features', async () => {
  const { talk, addFaq } = await setGarages();
  await addFaq('What do upper level units cost?', 'Upper level units cost $9 a month less than those below.');
  const { response } = await talk('tell me about the 8x11', 'does it cost more than the same thing upstairs?');
  expect(response).toContain('$9 a month less');
});

test('size advice follows the features that a visitor asks for, at once or later', async () => {
  const { ask, talk } = await setGarages();
  const first = await ask('what size do i need for a one bedroom flat, heated and on the ground floor');
  expect(first.response).toContain('**8x11 — Ground floor, heated**');
  const later = await talk('what size for a sofa, a bed and 20 boxes', 'ground floor only please');
  expect(later).toMatchObject({ unitSize: '8x11' });
  const house = await talk('we have a three bedroom house, what size', 'it has to be heated though');
  expect(house).toMatchObject({ unitSize: '13x26' });
  const home = await ask('what size for a one bedroom flat: sofa, bed, maybe 40 boxes');
  expect(home).toMatchObject({ unitSize: '8x11' });
  expect((await ask('what size for a one bedroom flat, we do not need heat')).response).not.toContain('—');
});

test('"which one" after things is a question for a size', async () => {
  const { ask, addFaq } = await setGarages();
  await addFaq('Who may enter my unit?', 'You, and anyone on your list.');
  const reply = await ask('moving in with my sister so the whole one bedroom flat has to go, which one do i want');
  expect(reply).toMatchObject({ responseSource: 'unit_details', unitSize: '8x11' });
});

test('a place for a vehicle is looked for among parking spaces and the units that name it', async () => {
  const { ask, talk } = await setGarages();
  expect((await ask('I need a garage for my pickup')).unitButtons?.map(({ size }) => size)).toEqual(['13x26']);
  expect((await ask('¿tienen donde dejar una camioneta?')).response).toContain('**13x26 — Heated garage**');
  const boat = await talk('tell me about the 13x26', 'would a 23 foot boat fit in there');
  expect(boat.response).toContain('a boat up to 24 feet');
});

test('garages are units, and only the contents of a home garage are goods', async () => {
  const { ask, talk } = await setGarages();
  expect((await ask('do you have garages')).unitButtons?.map(({ size }) => size)).toEqual(['9x21', '13x26']);
  expect(await talk('u got garge units', 'the bigger one, what fits')).toMatchObject({ unitSize: '13x26' });
  expect(await ask('the garage-looking one, how much is it')).toMatchObject({ responseSource: 'unit_pricing' });
  expect((await ask('what size for the stuff in my garage')).response).toContain('450 cubic feet');
});

test('the big and the little one, and the difference in price, are those of the two units in question', async () => {
  const { talk } = await setGarages();
  expect(await talk('9x21 vs 13x26', 'the big one please')).toMatchObject({ unitSize: '13x26' });
  expect(await talk('cuénteme de la 9x21', 'y la 13x26', 'mejor la chica')).toMatchObject({ unitSize: '9x21' });
  const saving = await talk('tell me about the 9x21', 'and the 13x26', 'how much more is that a month?');
  expect(saving.response).toContain('**9x21** and **13x26**');
});

test('two smaller units are no smaller unit', async () => {
  const { talk, addFaq } = await setGarages();
  await addFaq('Is there a discount for two units?', 'The second of two units is 7% off.');
  const { response } = await talk('tell me about the 13x26', 'would two smaller units be cheaper?');
  expect(response).toContain('7% off');
});

test('a unit that a visitor has asked for is not reserved yet', async () => {
  const { talk } = await setGarages();
  const { response } = await talk("i'll take the 9x21", 'Ada Novak 312 555 0144', "so it's mine now?");
  expect(response).toMatch(/^Not yet/);
  const { response: spanish } = await talk('quiero rentar la 9x21', 'Ada Novak 312 555 0144', '¿entonces ya es mía?');
  expect(spanish).toMatch(/^Todavía no/);
});

test('"those" are the units that a sentence of an FAQ names together', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('Which units have no stairs?', 'The 8x8 and the 11x22 have none. The 4x6 is up the stairs.');
  const reply = await talk('which units have no stairs', 'the smallest of those, would 12 totes go in?');
  expect(reply.unitSize).toBe('8x8');
  expect(reply.response).toContain('Yes, that should fit.');
});

test('an FAQ with the cost of a reservation comes before the rent of the unit', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('What does it cost to reserve a unit?', 'Reserving one takes $20 up front.');
  expect((await talk('tell me about the 8x8', 'what does it cost to reserve it')).response).toContain('$20');
  expect((await talk('tell me about the 8x8', 'how much is it')).response).toContain("today's price of the **8x8");
});

test('an FAQ that says that a reservation is free comes before the rent of the unit', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('What does it cost to reserve a unit?', 'Reserving one is free, and you need no card.');
  expect((await talk('tell me about the 8x8', 'what does it cost to reserve it')).response).toContain('is free');
});

test('a swamp cooled unit is not air conditioned', async () => {
  const cooled = [
    { size: '9x11', type: 'Drive-up, swamp cooled', description: 'A den.' },
    { size: '6x6', type: 'Inside, air conditioned', description: 'A closet.' },
  ];
  const { talk } = await setChatScene({ sizeOptions: cooled });
  expect((await talk('tell me about the 9x11', 'is that one air conditioned')).response).toMatch(/^No\b/);
  expect((await talk('tell me about the 9x11', 'is that one swamp cooled')).response).toMatch(/^Yes\b/);
});

const boxRooms = [
  { size: '3x5', type: 'Hall locker', description: 'Hip-high locker for 6 boxes.' },
  { size: '3x3', type: 'Wine locker', description: 'Ten cases of wine.' },
  { size: '6x7', type: 'Upstairs room', description: 'Holds 25 boxes.' },
  { size: '9x11', type: 'Ground floor room', description: 'Holds a one-bedroom apartment.' },
  { size: '9x21', type: 'Drive-up', description: 'Holds a three-bedroom house.' },
];

test('the smallest unit may be a locker for boxes, but not one for wine', async () => {
  const { talk } = await setChatScene({ sizeOptions: boxRooms });
  expect((await talk("what's the smallest you rent")).unitSize).toBe('3x5');
  expect((await talk('tell me about the 6x7', 'and the next size down?')).unitSize).toBe('3x5');
  const story = "We moved into a cabin up the hill with no room for the sleds. What's the smallest unit you have?";
  expect((await talk(story)).unitSize).toBe('3x5');
});

test('things that a visitor gets rid of are not added to the others', async () => {
  const { talk } = await setChatScene({ sizeOptions: boxRooms });
  const reply = await talk(
    'what size for a three-bedroom house',
    'if we get rid of the sofas, what is the next one down?',
    'is that one on the ground floor or do i need the stairs',
  );
  expect(reply.unitSize).toBe('9x11');
  expect(reply.response).toMatch(/^Yes/);
});

test('money that a visitor wants back is no wish for a unit', async () => {
  const { talk } = await setChatScene({ sizeOptions: boxRooms });
  const reply = await talk('is the 6x7 available', 'would i get the 40 back');
  expect(reply.showReservationPrompt).toBeFalsy();
});

test('a question whether units of a kind are left offers contact about their sizes', async () => {
  const { talk } = await setChatScene({ sizeOptions: boxRooms });
  const reply = await talk('any drive-ups left?');
  expect(reply.response).toContain('live availability of **9x21** units');
  expect(reply.showAvailabilityConfirm).toBe(true);
  const accepted = await talk('any drive-ups left?', 'yes');
  expect(accepted.showLeadForm).toBe(true);
});

test('what a reservation costs is no question about the rent', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq(
    'Reservations',
    'We hold a unit for nine days. A deposit of $20 is due at once, and goes to the first month.',
  );
  const { response } = await talk(
    'i want to reserve the 8x8',
    'how long do you hold it',
    'and does that cost anything',
  );
  expect(response).toContain('$20');
});
