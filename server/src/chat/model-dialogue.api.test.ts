import type { ChatMessage, ChatReply } from '@chat-module/contract/chat';
import { expect, test } from 'vitest';
import { makeBot, makeFaq, makeLocation, makeOperator } from '../testing/factories.ts';
import { type Manner, say, startModelServer } from '../testing/model-server.ts';
import { startTestApp } from '../testing/test-app.ts';

const carts = { question: 'Are there carts?', answer: 'Six flat carts stand by the north door.' };
const late = { question: 'What happens if I pay late?', answer: 'We add $20 after the fifth of the month.' };
const due = { question: 'When is rent due?', answer: 'Rent is due on the first of each month.' };

async function setScene(...manners: Manner[]) {
  const server = await startModelServer(...manners);
  const app = await startTestApp({ OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'sk-of-the-product' });
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId: location.id });
  for (const faq of [carts, late, due]) await makeFaq(app, admin, bot.id, faq);
  const ask = async (message: string, pressed: Partial<ChatMessage> = {}): Promise<ChatReply> => {
    const body = { message, sessionId: 'visitor-1', ...pressed };
    const response = await app.call('POST', `/api/chat/${bot.id}`, { body });
    expect(response.statusCode, response.body).toBe(200);
    // Turns of the same instant have no order.
    app.clock.advance(1000);
    return response.json();
  };
  /** The contents of a block in the last prompt. */
  const told = (block: string): unknown => {
    const content = server.received.at(-1)?.messages[1]?.content ?? '';
    return JSON.parse(content.split(`<${block}>`)[1]?.split(`</${block}>`)[0] ?? 'null');
  };
  return { ...server, location, ask, told };
}

const unanswerable = 'Does a grand harp stay in tune with you?';

test('the model is told the subject, what has been shown, and the language to answer in', async () => {
  const { ask, told } = await setScene(say('NO_ANSWER'));
  await ask(carts.question);
  await ask(unanswerable);
  expect(told('dialogue')).toMatchObject({ language: 'English', subject: expect.any(String), shown: [carts.question] });
  await ask('¿Ustedes afinan pianos de cola?');
  expect(told('dialogue')).toMatchObject({ language: 'Spanish' });
});

test('the model is told the unit that was chosen', async () => {
  const { location, ask, told } = await setScene(say('NO_ANSWER'));
  const large = location.sizeOptions.find(({ size }) => size === '10x20');
  await ask('10x20', { messageType: 'unitSelection', unitId: large?.id });
  await ask(unanswerable);
  expect(told('dialogue')).toMatchObject({ unit: '10x20, Drive-up' });
});

test('the FAQ that answered last is among the facts, whatever the next message is', async () => {
  const { ask, told } = await setScene(say('NO_ANSWER'));
  await ask(carts.question);
  await ask(unanswerable);
  expect(told('facts')).toContainEqual({ about: carts.question, text: carts.answer });
});

const vague = 'rent by the 10th';

test('the model is told what the visitor would be asked to choose from, and those FAQs are among the facts', async () => {
  const { ask, told } = await setScene(say('NO_ANSWER'));
  const { suggestions = [] } = await ask(vague);
  expect(suggestions.map(({ question }) => question)).toContain(late.question);
  expect(told('dialogue')).toMatchObject({ choices: suggestions.map(({ question }) => question) });
  expect(told('facts')).toContainEqual({ about: late.question, text: late.answer });
});

test('the model is told what was offered last', async () => {
  const { ask, told } = await setScene(say('NO_ANSWER'));
  const { suggestions = [] } = await ask(vague);
  await ask(unanswerable);
  expect(told('dialogue')).toMatchObject({ offered: suggestions.map(({ question }) => question) });
});

test('a matter for people keeps the model from no later question, and an emergency does', async () => {
  const { ask, received } = await setScene(say('NO_ANSWER'));
  await ask('what is my gate code');
  expect(received).toHaveLength(0);
  await ask(unanswerable);
  expect(received).toHaveLength(1);
  await ask('there is a fire in building b');
  await ask(unanswerable);
  expect(received).toHaveLength(1);
});

test('an answer of the model comes without suggestions', async () => {
  const { ask } = await setScene(say(late.answer));
  const reply = await ask(vague);
  expect(reply).toMatchObject({ responseSource: 'ai', response: late.answer });
  expect(reply).not.toHaveProperty('suggestions');
});

test('a follow-up whose answer the engine can only guess goes to the model first', async () => {
  const { ask, received } = await setScene(say('NO_ANSWER'));
  await ask(carts.question);
  const guess = await ask('are they free');
  expect(received).toHaveLength(1);
  expect(guess).toMatchObject({ responseSource: 'faq', response: expect.stringContaining(carts.answer) });
});

test.each([
  ['does not know', 'NO_ANSWER'],
  ['invents an answer', 'It is only $3 a week, and your unit is reserved.'],
])('when the model %s, the visitor is asked back', async (_, content) => {
  const { ask } = await setScene(say(content));
  const reply = await ask(vague);
  expect(reply.responseSource).toBe('unanswered');
  expect(reply.suggestions?.map(({ question }) => question)).toContain(late.question);
});

test.each([
  ['an emergency', 'There is smoke coming out of a unit!'],
  ['a request for a person', 'Can I talk to a human please?'],
  ['what the record answers', 'What is your phone number?'],
])('%s never goes to the model', async (_, message) => {
  const { ask, received } = await setScene(say('Please call our office.'));
  await ask(message);
  expect(received).toEqual([]);
});
