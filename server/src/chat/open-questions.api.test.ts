import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { newId } from '../ids.ts';
import { makeBot, makeOperator, makeUnanswered, type SignedIn } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openQuestionsPerBot } from './open-questions.store.ts';

const perSession = 20;
const perAddress = 60;

let app: TestApp;
let admin: SignedIn;
let botId: string;
let nodes: FastifyInstance[];

beforeEach(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  admin = await makeOperator(app, 'admin');
  botId = (await makeBot(app, admin)).id;
  const other = await buildApp(app.context);
  onTestFinished(() => other.close());
  nodes = [app.app, other];
});

const letters = (number: number): string =>
  [...String(number).padStart(3, '0')].map((digit) => 'bdfgklmnrs'[Number(digit)]).join('u');
const madeUp = (number: number): string => `Do you polish x${letters(number)}u?`;

/** Asks the nodes in turn. */
async function ask(number: number, { sessionId = `visitor-${number}`, address = '198.51.100.7' } = {}) {
  const response = await nodes[number % nodes.length]?.inject({
    method: 'POST',
    url: `/api/chat/${botId}`,
    headers: { 'x-forwarded-for': address },
    body: { message: madeUp(number), sessionId },
  });
  expect(response?.json()).toMatchObject({ responseSource: 'unanswered' });
}

const listed = async (): Promise<string[]> => {
  const rows = await app.context.db.selectFrom('unansweredQuestions').select('question').execute();
  return rows.map(({ question }) => question);
};
const conversationCount = async () => (await app.context.db.selectFrom('conversations').select('id').execute()).length;

test('one session adds a limited number of open questions in an hour; its conversation goes on', async () => {
  for (let number = 0; number < perSession + 5; number++) await ask(number, { sessionId: 'flood' });
  expect(await listed()).toHaveLength(perSession);
  expect(await conversationCount()).toBe(perSession + 5);
  await ask(900);
  expect(await listed()).toContain(madeUp(900));
  app.clock.advance(60 * 60_000);
  await ask(901, { sessionId: 'flood' });
  expect(await listed()).toContain(madeUp(901));
});

test('one address adds a limited number, whatever its sessions, on all nodes together', async () => {
  for (let number = 0; number < perAddress + 6; number++) await ask(number);
  expect(await listed()).toHaveLength(perAddress);
  expect(await conversationCount()).toBe(perAddress + 6);
  await ask(900, { address: '198.51.100.8' });
  expect(await listed()).toContain(madeUp(900));
});

test('a bot keeps a limited number of open questions: the least asked, and of these the oldest, make room', async () => {
  const now = app.clock.now().toISOString();
  const rows = Array.from({ length: openQuestionsPerBot - 1 }, (_, at) => ({
    id: newId(),
    botId,
    locationId: null,
    question: `Is there a moon door ${at}?`,
    questionKey: `moon ${at}`,
    count: 1 + (at % 2),
    firstAskedAt: now,
    lastAskedAt: now,
  }));
  const { db } = app.context;
  for (let at = 0; at < rows.length; at += 300)
    await db
      .insertInto('unansweredQuestions')
      .values(rows.slice(at, at + 300))
      .execute();
  const longAgo = '2026-01-01T00:00:00.000Z';
  const oldest = await makeUnanswered(app, { botId, locationId: null, lastAskedAt: longAgo });
  await makeUnanswered(app, { botId, locationId: null, question: 'Asked twice?', count: 2, lastAskedAt: longAgo });
  await ask(900);
  const left = await db.selectFrom('unansweredQuestions').select(['id', 'question']).execute();
  expect(left).toHaveLength(openQuestionsPerBot);
  expect(left.map(({ id }) => id)).not.toContain(oldest);
  expect(left.map(({ question }) => question)).toEqual(expect.arrayContaining([madeUp(900), 'Asked twice?']));
});
