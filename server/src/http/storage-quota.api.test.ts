import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { day } from '../clock.ts';
import { makeBot, makeFaq, makeLocation, makeOperator, visitorLead, visitorReservation } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';

const onPostgres = process.env.TEST_DATABASE === 'postgres';
const sentence = 'This connection has sent too much today. Please call us directly.';
/** Two addresses of one host. */
const [address, neighbor] = ['2001:db8:1:2::1', '2001:db8:1:2::2'];

async function setScene(settings: Record<string, string> = {}) {
  const app = await startTestApp({ TRUST_PROXY: '1', VISITOR_MB_PER_DAY: '1', ...settings });
  const admin = await makeOperator(app, 'admin');
  const bot = await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id });
  const post = (url: string, payload: object, from = address, node: FastifyInstance = app.app) =>
    node.inject({ method: 'POST', url, headers: { 'x-forwarded-for': from }, payload });
  let messages = 0;
  const say = (from?: string, node?: FastifyInstance) => {
    messages += 1;
    const message = `${messages} `.repeat(2000).slice(0, 2000);
    return post(`/api/chat/${bot.id}`, { message, sessionId: `${messages}`.padStart(100, 's') }, from, node);
  };
  /** How many of the largest messages are accepted until one is refused. */
  const fill = async (nodes: readonly FastifyInstance[] = [app.app]): Promise<number> => {
    let taken = 0;
    for (let at = 0; at < 230; at += 1) {
      const { statusCode } = await say(address, nodes[at % nodes.length]);
      if (statusCode === 200) taken += 1;
      else if (nodes.length === 1) break;
    }
    return taken;
  };
  return { app, admin, bot, post, say, fill };
}

test('an address that has sent too much is refused every storing call until the day ends', async () => {
  const { app, bot, post, say, fill } = await setScene();
  const { conversationId } = (await say('198.51.100.8')).json();
  expect(await fill()).toBeGreaterThan(50);
  const calls: (readonly [url: string, body: object])[] = [
    [`/api/chat/${bot.id}`, { message: 'Hello', sessionId: 'visitor-1' }],
    [`/api/chat/${bot.id}/rating`, { sessionId: '1'.padStart(100, 's'), conversationId, rating: 5 }],
    ['/api/leads', visitorLead(bot.id)],
    ['/api/reservations', visitorReservation(bot.id)],
  ];
  for (const [url, body] of calls) {
    // The rest may suffice for a short message.
    for (let at = 0; at < 5; at += 1) await post(url, body);
    const refused = await post(url, body, neighbor);
    expect([refused.statusCode, refused.json()], url).toEqual([429, { message: sentence }]);
    // From 3 pm until midnight.
    expect(refused.headers['retry-after']).toBe(String(9 * 60 * 60));
    expect(refused.headers['access-control-allow-origin']).toBe('*');
  }
  for (const [url, body] of calls) expect((await post(url, body, '198.51.100.9')).statusCode, url).toBeLessThan(300);
  const read = await app.call('GET', `/api/bots/${bot.id}/public`, { headers: { 'x-forwarded-for': address } });
  expect(read.statusCode).toBe(200);
  expect(app.logLines.filter((line) => line.includes('VISITOR_MB_PER_DAY'))).toHaveLength(1);
  app.clock.advance(9 * 60 * 60 * 1000);
  for (const [url, body] of calls) expect((await post(url, body)).statusCode, url).toBeLessThan(300);
});

test('opening the chat counts, too: a call without a body', async () => {
  const { app, bot, fill } = await setScene();
  const headers = { 'x-forwarded-for': address };
  const open = () => app.app.inject({ method: 'POST', url: `/api/chat/${bot.id}/opening`, headers });
  expect((await open()).statusCode).toBe(200);
  await fill();
  for (let at = 0; at < 5; at += 1) await open();
  expect((await open()).statusCode).toBe(429);
});

if (!onPostgres)
  test('the database grows by no more than the counted bytes', async () => {
    const { app, bot, post, say, fill } = await setScene();
    const size = async () => {
      const { rows } = await sql<{ bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(app.context.db);
      return rows[0]?.bytes ?? 0;
    };
    await say('198.51.100.8');
    const before = await size();
    await fill();
    expect(await size()).toBeGreaterThan(before + 400_000);
    expect(await size()).toBeLessThan(before + 1_000_000);
    const beforeLeads = await size();
    const text = (length: number) => 'x'.repeat(length);
    const leadOf = (visitor: string) =>
      visitorLead(bot.id, {
        name: visitor.padEnd(100, 'x'),
        unitSize: text(100),
        inquiry: text(2000),
        sessionId: visitor.padEnd(100, 'x'),
      });
    for (let at = 0; at < 200; at += 1) await post('/api/leads', leadOf(`${at} `), '198.51.100.9');
    expect(await size()).toBeGreaterThan(beforeLeads + 250_000);
    expect(await size()).toBeLessThan(beforeLeads + 1_000_000);
  });

test('a short question counts together with its long answer', async () => {
  const { app, admin, bot, post } = await setScene();
  await makeFaq(app, admin, bot.id, { answer: 'Yes. '.repeat(1900) });
  const ask = async () => {
    const { statusCode } = await post(`/api/chat/${bot.id}`, { message: 'Do you sell padlocks?', sessionId: 's' });
    return statusCode;
  };
  const statuses: number[] = [];
  for (let at = 0; at < 100; at += 1) statuses.push(await ask());
  expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(statuses.at(-1)).toBe(429);
});

test.each<Record<string, string>>([{ RATE_LIMITS: 'off' }, { VISITOR_MB_PER_DAY: '0' }])(
  '%j lifts it',
  async (settings) => {
    const { fill } = await setScene(settings);
    expect(await fill()).toBe(230);
  },
);

if (onPostgres)
  describe('several nodes on one database', () => {
    test('count together, and store no address', async () => {
      const { app, fill } = await setScene();
      const one = await fill();
      await app.context.db.deleteFrom('requestCounts').execute();
      const nodes = [await buildApp(app.context), await buildApp(app.context)];
      onTestFinished(async () => {
        await Promise.all(nodes.map((node) => node.close()));
      });
      app.clock.advance(day);
      const two = await fill(nodes);
      // A node grants its first portion, a 24th, without a query.
      expect(two).toBeLessThanOrEqual(Math.ceil(one * (25 / 24)) + 1);
      const rows = await app.context.db.selectFrom('requestCounts').select('subject').execute();
      const stored = rows.filter(({ subject }) => subject.startsWith('stored '));
      expect(stored).toHaveLength(1);
      expect(stored[0]?.subject).toMatch(/^stored 2026-03-11 [0-9a-f]{32}$/);
    });
  });
