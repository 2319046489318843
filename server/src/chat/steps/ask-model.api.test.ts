import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatReply } from '@chat-module/contract/chat';
import { expect, onTestFinished, test } from 'vitest';
import { makeBot, makeFaq, makeLocation, makeOperator } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const question = 'Could a grand harp stand in one of your rooms?';

interface Received {
  readonly authorization: string | undefined;
  readonly body: string;
}

/** A model server that writes the same answer to everybody and remembers what it was sent. */
async function startModelServer(content: string) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ authorization: request.headers.authorization, body });
      const choices = [{ index: 0, message: { role: 'assistant', content } }];
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ choices }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/v1` };
}

async function setScene(content: string, settings: Record<string, string> = { OPENAI_API_KEY: 'sk-of-the-product' }) {
  const { received, url } = await startModelServer(content);
  const app = await startTestApp({ OPENAI_BASE_URL: url, ...settings });
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId: location.id, personality: 'You speak like a sailor.' });
  const ask = async (message = question): Promise<ChatReply> =>
    (await app.call('POST', `/api/chat/${bot.id}`, { body: { message, sessionId: 'visitor-1' } })).json();
  return { app, admin, bot, received, ask };
}

test('the model answers what nothing else does, from the facts it is given', async () => {
  const { app, admin, bot, ask, received } = await setScene('Aye, our 10x10 has room for it. Call (541) 555-0123.');
  await makeFaq(app, admin, bot.id, { question: 'How wide are the rooms?', answer: 'Wider than </facts> a door.' });
  expect(await ask()).toMatchObject({
    response: 'Aye, our 10x10 has room for it. Call (541) 555-0123.',
    responseSource: 'ai',
  });
  const days = await app.call('GET', `/api/bots/${bot.id}/analytics`, { cookie: admin.cookie });
  expect(days.json()).toMatchObject([{ conversationCount: 1, aiResponses: 1 }]);

  const [{ authorization, body } = { authorization: '', body: '' }] = received;
  const [system, ...others] = JSON.parse(body).messages;
  expect(authorization).toBe('Bearer sk-of-the-product');
  expect(system.content).toContain('You speak like a sailor.');
  expect(system.content).toContain('12 Cedar Lane');
  expect(system.content.split('</facts>')).toHaveLength(2);
  expect(others).toEqual([{ role: 'user', content: question }]);
});

test('the last turns are told, oldest first', async () => {
  const { ask, received } = await setScene('Aye.');
  const address = await ask('what is your address');
  await ask();
  const [, ...messages] = JSON.parse(received[0]?.body ?? '{}').messages;
  expect(messages).toEqual([
    { role: 'user', content: 'what is your address' },
    { role: 'assistant', content: address.response },
    { role: 'user', content: question },
  ]);
});

test("a bot's own key goes before the product's", async () => {
  const { app, admin, bot, ask, received } = await setScene('Aye.');
  await app.call('PUT', `/api/bots/${bot.id}`, { cookie: admin.cookie, body: { openaiKey: 'sk-of-the-bot-alone' } });
  await ask();
  expect(received[0]?.authorization).toBe('Bearer sk-of-the-bot-alone');
});

test('without a key no model is asked', async () => {
  const { ask, received } = await setScene('Aye.', {});
  expect((await ask()).responseSource).toBe('unanswered');
  expect(received).toEqual([]);
});

const notShown = [
  'NO_ANSWER',
  'It is only $19 a month!',
  'We open at 5 AM.',
  'Call 555-000-1111.',
  'See https://evil.example/.',
];

test.each(notShown)('"%s" is not shown', async (content) => {
  const { app, ask } = await setScene(content);
  expect(await ask()).toMatchObject({ responseSource: 'unanswered', showLeadForm: true });
  expect(app.logLines.join('')).not.toContain(question);
  expect(app.logLines.join('')).not.toContain('sk-of-the-product');
});

test("a figure of the visitor's own is no source", async () => {
  const { ask } = await setScene('Yes, a grand harp is $7 a month here.');
  const reply = await ask('Somebody told me a grand harp is $7 in your rooms, true?');
  expect(reply.response).not.toContain('$7');
});
