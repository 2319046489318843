import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

async function scene() {
  const made = await setChatScene({
    website: 'https://harborbluff.example/',
    address: '9 Ropewalk Road, Eastport, ME',
  });
  await made.addFaq('Can I keep a kayak outside?', 'Yes, on the rack behind building C.');
  await made.addFaq(
    'How do I reach you?',
    'Ring the bell. Or write to desk@harborbluff.example; we answer the same day.',
  );
  return made;
}

test.each(["what's your email", 'is there an email address i could write to', '¿cuál es su correo electrónico?'])(
  'an email address is quoted from the FAQ that states it: %s',
  async (message) => {
    const { response, responseSource } = await (await scene()).ask(message);
    expect(responseSource).toBe('faq');
    expect(response).toContain('Or write to desk@harborbluff.example; we answer the same day.');
  },
);

test('without an FAQ that states it, no email address is given', async () => {
  const { ask } = await setChatScene({ facilityEmail: 'leads@harborbluff.example' });
  expect((await ask("what's your email")).response).not.toContain('@');
});

test.each([
  ["what's your website", 'Our website is [harborbluff.example](https://harborbluff.example/).'],
  ['you got a web page?', 'Our website is [harborbluff.example](https://harborbluff.example/).'],
  ['tienen página web', 'Nuestro sitio web es [harborbluff.example](https://harborbluff.example/).'],
])('the website is linked: %s', async (message, text) => {
  expect((await (await scene()).ask(message)).response).toBe(text);
});

test.each(["where's the office at", 'where do i mail a check'])('the address is told: %s', async (message) => {
  expect((await (await scene()).ask(message)).response).toContain('9 Ropewalk Road, Eastport, ME');
});
