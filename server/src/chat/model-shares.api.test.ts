import type { ChatReply, QuestionCheck } from '@chat-module/contract/chat';
import type { Conversation } from '@chat-module/contract/conversations';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { day } from '../clock.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { refuse, say, startModelServer } from '../testing/model-server.ts';
import { startTestApp } from '../testing/test-app.ts';

const question = 'Does a grand harp stay in tune with you?';
const session = 'a session that nobody else knows';

async function setScene(answersPerDay: number, settings: Record<string, string> = {}) {
  const server = await startModelServer(say('Please call us at (541) 555-0123.'));
  const app = await startTestApp({
    OPENAI_BASE_URL: server.url,
    OPENAI_API_KEY: 'sk-of-the-product',
    MODEL_ANSWERS_PER_DAY: String(answersPerDay),
    TRUST_PROXY: '1',
    ...settings,
  });
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId: location.id });
  const ask = async (
    sessionId: string,
    address = '198.51.100.7',
    node: FastifyInstance = app.app,
  ): Promise<ChatReply> => {
    const response = await node.inject({
      method: 'POST',
      url: `/api/chat/${bot.id}`,
      headers: { 'x-forwarded-for': address },
      payload: { message: question, sessionId },
    });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const askOften = async (times: number, sessionId: string, address?: string): Promise<number> => {
    const replies = await Promise.all(Array.from({ length: times }, () => ask(sessionId, address)));
    return replies.filter(({ responseSource }) => responseSource === 'ai').length;
  };
  const check = async ({ cookie }: SignedIn): Promise<QuestionCheck> => {
    const body = { question, askModel: true };
    return (await app.call('POST', `/api/bots/${bot.id}/check-question`, { cookie, body })).json();
  };
  const testOften = async (times: number, operator: SignedIn): Promise<QuestionCheck[]> => {
    const checks: QuestionCheck[] = [];
    for (let i = 0; i < times; i += 1) checks.push(await check(operator));
    return checks.filter(({ modelOutcome }) => modelOutcome === 'answered');
  };
  const read = async <T>(url: string): Promise<T> => (await app.call('GET', url, { cookie: admin.cookie })).json();
  return { ...server, app, admin, location, bot, ask, askOften, check, testOften, read };
}

test('240 messages of one session at once, on two nodes, get the share of a session and no more', async () => {
  const { app, bot, ask, received, read } = await setScene(250);
  const nodes = [app.app, await buildApp(app.context)];
  onTestFinished(() => nodes[1]?.close());
  const replies = await Promise.all(Array.from({ length: 240 }, (_, at) => ask(session, undefined, nodes[at % 2])));
  expect(replies.filter(({ responseSource }) => responseSource === 'ai')).toHaveLength(25);
  expect(received).toHaveLength(25);
  expect(await read(`/api/bots/${bot.id}/model-use`)).toMatchObject({ used: 25, state: 'ready' });
  // The first address has made its 240 calls of this minute.
  const elsewhere = '198.51.100.8';
  expect(await ask(session, elsewhere)).toMatchObject({
    responseSource: 'unanswered',
    showLeadForm: true,
    response: expect.stringContaining('(541) 555-0123'),
  });
  app.clock.advance(1000);
  await ask(session, elsewhere);
  const [last] = await read<Conversation[]>(`/api/bots/${bot.id}/conversations`);
  expect(last).toMatchObject({
    modelOutcome: 'share_used_up',
    modelDetail: 'this chat has used its share of the daily budget',
  });
});

test('sessions of one address share what an address may use; another address has its own', async () => {
  const { app, askOften, read, bot } = await setScene(100);
  const answered: number[] = [];
  // One host commands a whole /64.
  for (let i = 1; i <= 4; i += 1) answered.push(await askOften(25, `visitor-${i}`, `2001:db8:1:2::${i}`));
  expect(answered).toEqual([20, 20, 20, 0]);
  app.clock.advance(1000);
  await askOften(1, 'visitor-5', '2001:db8:1:2::5');
  const [last] = await read<Conversation[]>(`/api/bots/${bot.id}/conversations`);
  expect(last?.modelDetail).toBe("the visitor's network address has used its share of the daily budget");
  expect(await askOften(1, 'visitor-6', '2001:db8:1:3::1')).toBe(1);
});

test('the next day every share begins anew', async () => {
  const { app, askOften } = await setScene(100);
  expect(await askOften(30, session)).toBe(20);
  app.clock.advance(day);
  expect(await askOften(30, session)).toBe(20);
});

test('Test a Question: a user gets a share, all users together half of the budget; the rest is for visitors', async () => {
  const { app, admin, location, check, testOften, askOften } = await setScene(200);
  const [one, two] = [await makeOperator(app, 'user', location.id), await makeOperator(app, 'user', location.id)];
  expect(await testOften(65, one)).toHaveLength(60);
  expect(await check(one)).toMatchObject({
    reply: { responseSource: 'unanswered' },
    modelOutcome: 'share_used_up',
    modelDetail: 'you have used your share of the daily budget',
  });
  expect(await testOften(45, two)).toHaveLength(40);
  expect(await check(two)).toMatchObject({
    modelOutcome: 'share_used_up',
    modelDetail: 'Test a Question has used half of the daily budget; the rest is kept for visitors',
  });
  expect(await testOften(1, admin)).toHaveLength(1);
  expect(await askOften(1, session)).toBe(1);
});

test('with RATE_LIMITS off only the budget of the bot holds', async () => {
  const { askOften } = await setScene(30, { RATE_LIMITS: 'off' });
  expect(await askOften(40, session)).toBe(30);
});

test('a question that never reached the model counts against no limit', async () => {
  const { app, ask, check, admin, behave } = await setScene(100);
  behave(refuse(401));
  for (let i = 0; i < 3; i += 1) await ask(session);
  await check(admin);
  const counts = await app.context.db.selectFrom('modelShares').select('count').execute();
  expect(counts.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  const used = await app.context.db.selectFrom('modelUse').select('count').execute();
  expect(used).toEqual([{ count: 0 }]);
});

test('a share that is used up costs the bot and the other shares nothing', async () => {
  const { app, bot, askOften, read } = await setScene(100);
  expect(await askOften(30, session)).toBe(20);
  expect(await read(`/api/bots/${bot.id}/model-use`)).toMatchObject({ used: 20 });
  const counts = await app.context.db.selectFrom('modelShares').select('count').execute();
  expect(counts).toEqual([{ count: 20 }, { count: 20 }]);
});

test('the counts identify nobody, and are deleted after their day or with their bot', async () => {
  const { app, admin, bot, ask, check } = await setScene(100);
  const rows = () => app.context.db.selectFrom('modelShares').selectAll().execute();
  await ask(session);
  await check(admin);
  const stored = JSON.stringify(await rows());
  expect(JSON.parse(stored)).toHaveLength(4);
  for (const clear of [session, '198.51.100.7', admin.id]) expect(stored).not.toContain(clear);
  await keepHouse(app.context);
  expect(await rows()).toHaveLength(4);
  app.clock.advance(2 * day);
  await ask(session);
  await keepHouse(app.context);
  expect((await rows()).map((row) => row.day)).toEqual(['2026-03-12', '2026-03-12']);
  await app.call('DELETE', `/api/bots/${bot.id}`, { cookie: admin.cookie });
  expect(await rows()).toEqual([]);
});
