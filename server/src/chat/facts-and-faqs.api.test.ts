import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const weekdaysOnly = 'Mon-Fri 9 AM - 5 PM';

test('an FAQ covers holidays that the written hours do not mention', async () => {
  const { ask, addFaq } = await setChatScene({ officeHours: weekdaysOnly });
  await addFaq('Which holidays is the office closed?', 'Thanksgiving, Christmas and New Year.');
  const reply = await ask('is the office closed on christmas');
  expect(reply).toMatchObject({ responseSource: 'faq', response: 'Thanksgiving, Christmas and New Year.' });
});

test('written hours that mention the holiday take precedence over the FAQ', async () => {
  const { ask, addFaq } = await setChatScene({ officeHours: `${weekdaysOnly}\nClosed Christmas` });
  await addFaq('Which holidays is the office closed?', 'Thanksgiving, Christmas and New Year.');
  const { response, responseSource } = await ask('is the office closed on christmas');
  expect(responseSource).toBe('website');
  expect(response).toContain('On Christmas the office is closed.');
});

test('an FAQ on renting takes precedence over a wish to rent in similar words', async () => {
  const { ask, addFaq } = await setChatScene();
  const wish = 'what papers do i need to rent a unit';
  await addFaq('What papers do I need to rent a unit?', 'A photo ID and a form of payment.');
  expect((await ask(wish)).response).toBe('A photo ID and a form of payment.');
  expect((await ask('i need to rent a unit')).responseSource).toBe('availability_inquiry');
});

test('an FAQ on what fits takes precedence over size advice', async () => {
  const { ask, addFaq } = await setChatScene({
    sizeOptions: [{ size: '10x20', type: 'Drive-up', description: 'Like a garage for one car.' }],
  });
  expect((await ask('would a moving truck fit through your gate')).responseSource).not.toBe('faq');
  await addFaq('Will a moving truck fit through the gate?', 'Up to 26 feet, yes.');
  expect((await ask('would a moving truck fit through your gate')).response).toBe('Up to 26 feet, yes.');
});

test("directions in the operator's words go before the map, which goes before any other FAQ", async () => {
  const { ask, talk, addFaq } = await setChatScene({ amenities: [] });
  const directions = 'From Route 9 take exit 4 and turn left at the water tower. The number 6 bus stops at our gate.';
  await addFaq('How do I find you?', directions);
  await addFaq('Is there a boat ramp nearby?', 'The ramp is two miles north.');
  expect((await ask('how do i find you')).response).toContain(directions);
  expect((await talk('how do i find you', 'do i turn left or right off the exit')).response).toContain('turn left');
  expect((await ask('do you have directions from the mall')).response).toContain('google.com/maps');
});

test.each([
  'where do you folks sit',
  'what street are you on',
  'whats your street and number',
  'hello there i dont use the internet much dear what is your street address please',
])('"%s" asks for the address', async (message) => {
  const { ask, location } = await setChatScene({ amenities: [] });
  expect((await ask(message)).response).toContain(location.address);
});

test.each(['whats your web address', 'i have a new address'])('"%s" does not ask for the address', async (message) => {
  const { ask, location } = await setChatScene({ amenities: [] });
  expect((await ask(message)).response).not.toContain(location.address);
});

test.each(['so where do i pay', 'send me the payment link', '¿dónde pago?'])(
  '"%s" gets the button',
  async (message) => {
    const { talk } = await setChatScene({ amenities: [] });
    expect(await talk('do you have cameras', message)).toMatchObject({ showPayBillButton: true });
  },
);

test('a certain FAQ answers a wish that does not ask whether a unit is free', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('Can you hold a unit for me?', 'We hold a unit for five days.');
  await addFaq('What are your deals?', 'The first month is half price.');
  expect((await ask('need a unit on hold')).response).toContain('five days');
  expect((await ask('any deals on a 10x15')).response).toContain('half price');
  expect((await ask('got a 10x15')).responseSource).toBe('availability_inquiry');
});
