import type { SampleData } from '@chat-module/contract/sample-data';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  makeBot,
  makeFaq,
  makeLocation,
  makeOperator,
  type SignedIn,
  visitorLead,
  visitorReservation,
} from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { makeFirstData } from './first-data.ts';

let app: TestApp;
let admin: SignedIn;
let locationId: string;
let botId: string;

beforeEach(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off', ADMIN_PASSWORD: 'a long enough secret' });
  onTestFinished(() => app.close());
  app.clock.set('2026-11-20T21:34:56.789Z');
  await makeFirstData(app.context);
  app.clock.advance(60_000);
  admin = await makeOperator(app, 'admin');
  locationId = (await read('/api/locations'))[0].id;
  botId = (await read('/api/bots'))[0].id;
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
  app.call(method, url, { cookie: admin.cookie, body });
const read = async (url: string) => (await call('GET', url)).json();
const readSample = (): Promise<SampleData> => read('/api/admin/sample-data');

async function remove(query = ''): Promise<void> {
  const response = await call('DELETE', `/api/admin/sample-data${query}`);
  expect([response.statusCode, response.json()]).toEqual([200, { message: 'Sample data removed successfully' }]);
}

async function visit(): Promise<void> {
  const answers = [
    await call('POST', `/api/chat/${botId}`, { message: 'How much notice do I give?', sessionId: 'real' }),
    await call('POST', '/api/leads', visitorLead(botId, { sessionId: 'real' })),
    await call('POST', '/api/reservations', visitorReservation(botId, { sessionId: 'real' })),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201, 201]);
}

const tables = [
  ...['bots', 'conversation_totals', 'conversations', 'daily_analytics', 'faqs', 'leads', 'locations', 'outbox'],
  ...['reservations', 'session_totals', 'unanswered_questions', 'visitor_sessions', 'website_crawls', 'website_pages'],
];

/** The row count of each non-empty table. */
async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(app.context.db);
    if (Number(rows[0]?.n) > 0) counts[table] = Number(rows[0]?.n);
  }
  return counts;
}

const actionsLogged = async () =>
  (await read('/api/admin/audit-log')).map((it: { action: string; kind: string }) => `${it.action} ${it.kind}`);

test('is counted, separately from newer data', async () => {
  await visit();
  await makeOperator(app, 'user', locationId);
  const { faqs, conversations, openQuestions, ...sample } = await readSample();
  expect(sample).toEqual({
    facilities: ['Copper Lantern Self Storage'],
    bots: ['Lantern Assistant'],
    changed: false,
    websitePages: 0,
    mails: 2,
    users: 1,
    leads: 34,
    reservations: 42,
    daysOfFigures: 30,
    since: { leads: 1, reservations: 1, conversations: 1 },
  });
  expect([faqs > 30, conversations > 1000, openQuestions > 5]).toEqual([true, true, true]);
});

test('is removed completely', async () => {
  await remove();
  expect(await countRows()).toEqual({});
  expect(await readSample()).toMatchObject({ facilities: [], bots: [], leads: 0, daysOfFigures: 0 });
  expect(await read('/api/admin/conversations/summary')).toMatchObject({ totalConversations: 0, uniqueSessions: 0 });
  expect((await actionsLogged()).slice(0, 3)).toEqual(['deleted location', 'deleted bot', 'erased visitor']);
  expect((await call('DELETE', '/api/admin/sample-data')).statusCode).toBe(404);
});

test("newer leads, reservations and conversations stay, under the sample facility's name", async () => {
  await visit();
  await remove();
  for (const list of ['leads', 'reservations', 'conversations']) {
    const rows = await read(`/api/admin/${list}`);
    expect(rows, list).toHaveLength(1);
    expect(rows[0]).toMatchObject({ sessionId: 'real', deletedLocationName: 'Copper Lantern Self Storage' });
  }
  expect(await read('/api/admin/conversations/summary')).toMatchObject({ totalConversations: 1, uniqueSessions: 1 });
  expect(await countRows()).toMatchObject({ conversations: 1, conversation_totals: 1, visitor_sessions: 1 });
});

test('objects created by operators stay', async () => {
  const own = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId: own.id });
  const faq = await makeFaq(app, admin, bot.id);
  await call('POST', `/api/chat/${bot.id}`, { message: faq.question, sessionId: 'own' });
  await call('POST', '/api/leads', visitorLead(bot.id));
  await remove();
  const { website_crawls: _, ...rows } = await countRows();
  expect(rows).toEqual({
    ...{ bots: 1, faqs: 1, locations: 1, leads: 1, outbox: 1, conversations: 1, conversation_totals: 1 },
    ...{ visitor_sessions: 1, session_totals: 1, daily_analytics: 1 },
  });
});

test("a kept facility has its bot, its FAQs and real visitors' figures", async () => {
  await visit();
  const before = await countRows();
  await remove('?keep=facility');
  const { locations, bots, faqs, ...rows } = await countRows();
  expect({ locations, bots, faqs }).toEqual({ locations: 1, bots: 1, faqs: before.faqs });
  expect(rows).toMatchObject({ conversations: 1, leads: 1, reservations: 1, daily_analytics: 1, outbox: 2 });
  expect((await read(`/api/locations/${locationId}`)).isSample).toBe(false);
  expect((await read(`/api/bots/${botId}`)).isSample).toBe(false);
  const [conversation] = await read('/api/admin/conversations');
  const days = await read(`/api/bots/${botId}/analytics`);
  expect(days.filter((it: { conversationCount: number }) => it.conversationCount > 0)).toMatchObject([
    { date: '2026-11-20', conversationCount: 1, faqMatches: conversation.responseSource === 'faq' ? 1 : 0 },
  ]);
  const used = (await read('/api/faqs?limit=200')).filter((it: { usageCount: number }) => it.usageCount > 0);
  expect(used.map((it: { id: string }) => it.id)).toEqual(conversation.faqId === null ? [] : [conversation.faqId]);
  expect((await actionsLogged()).slice(0, 3)).toEqual(['changed bot', 'changed location', 'erased visitor']);
});

test.each<[string, () => Promise<unknown>]>([
  ['the facility', () => call('PUT', `/api/locations/${locationId}`, { businessName: 'Elm Street Storage' })],
  ['the bot', () => call('PUT', `/api/bots/${botId}`, { name: 'Elm Bot' })],
  ['its FAQs', () => makeFaq(app, admin, botId)],
])("an operator's change of %s is recorded, and the mark stays", async (_what, change) => {
  await change();
  const sample = await readSample();
  expect(sample.changed).toBe(true);
  expect([sample.facilities.length, sample.bots.length]).toEqual([1, 1]);
});

test('an unknown option is refused', async () => {
  const response = await call('DELETE', '/api/admin/sample-data?keep=bot');
  expect([response.statusCode, response.json().message]).toEqual([400, 'keep must be facility, or left out.']);
  expect((await readSample()).facilities).toHaveLength(1);
});
