import type { ChatReply } from '@chat-module/contract/chat';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { day } from '../clock.ts';
import { listTables } from '../database/tables.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { makeBot, makeFaq, makeLocation, makeOperator } from '../testing/factories.ts';
import { type Manner, say, startModelServer } from '../testing/model-server.ts';
import { startTestApp } from '../testing/test-app.ts';

const unanswered = 'Does a grand harp stay in tune with you?';

async function setScene(settings: Record<string, string> = {}) {
  const app = await startTestApp({ RATE_LIMITS: 'off', ...settings });
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId: location.id });
  const post = (fields: object, botId = bot.id) =>
    app.call('POST', `/api/chat/${botId}`, {
      body: { message: 'do you sell padlocks', sessionId: 'visitor-1', messageId: 'message-1', ...fields },
    });
  const ask = async (fields: object = {}, botId = bot.id): Promise<ChatReply> => {
    const response = await post(fields, botId);
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const read = async (path: string) => (await app.call('GET', path, { cookie: admin.cookie })).json();
  const conversations = () => read(`/api/bots/${bot.id}/conversations`);
  return { app, admin, location, bot, post, ask, read, conversations };
}

/** The rows of every table of the database. */
async function allRows({ app: { context } }: Awaited<ReturnType<typeof setScene>>): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {};
  for (const table of await listTables(context.db))
    rows[table] = (await sql`select * from ${sql.table(table)}`.execute(context.db)).rows;
  return rows;
}

test.each<[string, object]>([
  ['answered by an FAQ', {}],
  ['without an answer', { message: unanswered }],
  ['that leads to a form', { message: 'Please call me at 541-555-0101, I am Ada. Is a 10x10 available?' }],
  ['of the guided flow', { message: 'Small', messageType: 'roomSelection', roomType: 'small' }],
])('a message %s that is sent again gets the same reply and changes nothing', async (_kind, fields) => {
  const scene = await setScene();
  await makeFaq(scene.app, scene.admin, scene.bot.id);
  const first = await scene.ask(fields);
  const before = await allRows(scene);
  scene.app.clock.advance(60_000);
  expect(await scene.ask(fields)).toEqual(first);
  expect(await allRows(scene)).toEqual(before);
  expect(await scene.conversations()).toHaveLength(1);
});

test('the state of the dialogue advances once', async () => {
  const { app, ask } = await setScene();
  await ask({ message: 'tell me about the 10x10', messageId: 'message-1' });
  app.clock.advance(1000);
  const accepted = await ask({ message: 'go ahead', messageId: 'message-2' });
  expect(accepted).toMatchObject({ showReservationPrompt: true });
  app.clock.advance(1000);
  expect(await ask({ message: 'go ahead', messageId: 'message-2' })).toEqual(accepted);
});

test('sent eight times at once, it is answered once', async () => {
  const { ask, conversations } = await setScene();
  const replies = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await conversations()).toHaveLength(1);
});

test('sent to two nodes at once, it is stored once, and another message with it is stored too', async () => {
  const { app, bot, conversations, read } = await setScene();
  const node = await buildApp(app.context);
  onTestFinished(() => node.close());
  const post = async (to: typeof node, messageId: string): Promise<ChatReply> => {
    const payload = { message: unanswered, sessionId: 'visitor-1', messageId };
    const response = await to.inject({ method: 'POST', url: `/api/chat/${bot.id}`, payload });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const [one, other, another] = await Promise.all([
    post(app.app, 'message-1'),
    post(node, 'message-1'),
    post(node, 'message-2'),
  ]);
  expect(other).toEqual(one);
  expect(another?.conversationId).not.toBe(one?.conversationId);
  expect(await conversations()).toHaveLength(2);
  expect(await read(`/api/bots/${bot.id}/analytics`)).toMatchObject([{ conversationCount: 2 }]);
});

test('the model is asked once, also while it is still at work', async () => {
  const callUs = 'Please call our office at (541) 555-0123.';
  const held: (() => void)[] = [];
  const hold: Manner = (...sent) => void held.push(() => say(callUs)(...sent));
  const model = await startModelServer(hold);
  const { ask, bot, read } = await setScene({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'sk-of-the-product' });
  const first = ask({ message: unanswered });
  await expect.poll(() => held.length).toBe(1);
  const meanwhile = ask({ message: unanswered });
  await ask({ message: 'what is your address', messageId: 'message-2', sessionId: 'visitor-2' });
  held[0]?.();
  expect(await first).toMatchObject({ response: callUs, responseSource: 'ai' });
  expect(await meanwhile).toEqual(await first);
  expect(await ask({ message: unanswered })).toEqual(await first);
  expect(model.received).toHaveLength(1);
  expect(await read(`/api/bots/${bot.id}/model-use`)).toMatchObject({ used: 1 });
});

test('the id counts within its session and its bot; without one, every call is a new message', async () => {
  const { app, admin, ask } = await setScene();
  const other = await makeBot(app, admin);
  const replies = [
    await ask(),
    await ask({ messageId: 'message-2' }),
    await ask({ sessionId: 'visitor-2' }),
    await ask({}, other.id),
    await ask({ messageId: undefined }),
    await ask({ messageId: undefined }),
  ];
  expect(new Set(replies.map(({ conversationId }) => conversationId)).size).toBe(6);
});

test('a message that was refused is answered when it is sent again', async () => {
  const { app, admin, bot, post, ask } = await setScene();
  const set = (status: string) => app.call('PUT', `/api/bots/${bot.id}`, { cookie: admin.cookie, body: { status } });
  await set('inactive');
  expect((await post({})).statusCode).toBe(403);
  await set('active');
  expect((await ask()).response).not.toBe('');
});

test.each([
  ['too long', 'x'.repeat(101), 'Message id is too long: at most 100 characters.'],
  ['empty', '', 'Message id is required.'],
  ['a number', 5, 'Message id must be text.'],
])('an id that is %s is refused', async (_kind, messageId, message) => {
  const { post, conversations } = await setScene();
  const response = await post({ messageId });
  expect([response.statusCode, response.json().message]).toEqual([400, message]);
  expect(await conversations()).toEqual([]);
});

test('the reply is kept for a day', async () => {
  const { app, ask, conversations } = await setScene();
  const first = await ask();
  app.clock.advance(day);
  await keepHouse(app.context);
  expect(await ask()).toEqual(first);
  app.clock.advance(1);
  await keepHouse(app.context);
  expect(await app.context.db.selectFrom('recentReplies').selectAll().execute()).toEqual([]);
  expect(await conversations()).toHaveLength(1);
});
