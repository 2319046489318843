import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { hour, minute } from '../clock.ts';
import { makeBot, makeLocation, makeOperator, visitorLead, visitorReservation } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const refusal = 'Too many requests from your connection. Please call us directly.';

async function openScene(settings: Record<string, string> = {}) {
  const app = await startTestApp({ TRUST_PROXY: '1', ...settings });
  const admin = await makeOperator(app, 'admin');
  const bot = await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id });
  return { app, botId: bot.id };
}

/** Another process on the same database, or the same one after a restart. */
async function startNode({ context }: TestApp): Promise<FastifyInstance> {
  const node = await buildApp(context);
  onTestFinished(() => node.close());
  return node;
}

let visitors = 0;

describe.each([
  ['leads', '/api/leads', visitorLead, 'name'],
  ['reservations', '/api/reservations', visitorReservation, 'customerName'],
] as const)('%s', (table, url, bodyOf, nameField) => {
  const submit = (node: FastifyInstance, botId: string, sessionId: string | undefined, address = '198.51.100.7') =>
    node.inject({
      method: 'POST',
      url,
      payload: bodyOf(botId, { [nameField]: `Visitor ${++visitors}`, sessionId }),
      headers: { 'x-forwarded-for': address },
    });
  const countStored = async ({ context }: TestApp) =>
    (await context.db.selectFrom(table).select('id').execute()).length;

  test('from one address are refused after 60 in an hour, in any sessions', async () => {
    const { app, botId } = await openScene();
    for (let i = 0; i < 60; i++) expect((await submit(app.app, botId, `tab-${i}`)).statusCode).toBe(201);
    app.clock.advance(20 * minute);
    const refused = await submit(app.app, botId, 'one more tab');
    expect([refused.statusCode, refused.json()]).toEqual([429, { message: refusal }]);
    expect(refused.headers['retry-after']).toBe('2400');
    expect(await countStored(app)).toBe(60);
    expect((await submit(app.app, botId, 'another house', '198.51.100.8')).statusCode).toBe(201);
    app.clock.advance(40 * minute);
    expect((await submit(app.app, botId, 'one more tab')).statusCode).toBe(201);
  });

  test('in one session are refused after 20 in an hour, from any address', async () => {
    const { app, botId } = await openScene();
    for (let i = 0; i < 20; i++)
      expect((await submit(app.app, botId, 'tab-1', `198.51.100.${i}`)).statusCode).toBe(201);
    const refused = await submit(app.app, botId, 'tab-1', '203.0.113.9');
    expect([refused.statusCode, refused.json()]).toEqual([429, { message: refusal }]);
    expect(refused.headers['retry-after']).toBe(String(hour / 1000));
    expect((await submit(app.app, botId, 'tab-2', '203.0.113.9')).statusCode).toBe(201);
    expect((await submit(app.app, botId, undefined, '203.0.113.9')).statusCode).toBe(201);
  });

  test('from an IPv6 network count as from one address', async () => {
    const { app, botId } = await openScene();
    for (let i = 0; i < 60; i++) await submit(app.app, botId, undefined, `2001:db8::${i}`);
    expect((await submit(app.app, botId, undefined, '2001:db8::ffff')).statusCode).toBe(429);
    expect((await submit(app.app, botId, undefined, '2001:db8:0:1::1')).statusCode).toBe(201);
  });

  test('are counted on all nodes together, even simultaneous ones, and across a restart', async () => {
    const { app, botId } = await openScene();
    const nodes = [app.app, await startNode(app)];
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, i) => submit(nodes[i % 2] as FastifyInstance, botId, `tab-${i}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(60);
    expect((await submit(await startNode(app), botId, 'after a restart')).statusCode).toBe(429);
  });

  test('are not limited with RATE_LIMITS=off, and still merged', async () => {
    const { app, botId } = await openScene({ RATE_LIMITS: 'off' });
    for (let i = 0; i < 61; i++) expect((await submit(app.app, botId, 'tab-1')).statusCode).toBe(201);
    const same = { method: 'POST' as const, url, payload: bodyOf(botId) };
    const [first, second] = [await app.app.inject(same), await app.app.inject(same)];
    expect(second.json().id).toBe(first.json().id);
  });

  test('repeated under their key do not count', async () => {
    const { app, botId } = await openScene();
    const headers = { 'idempotency-key': 'key-1' };
    for (let i = 0; i < 30; i++)
      expect((await app.app.inject({ method: 'POST', url, payload: bodyOf(botId), headers })).statusCode).toBe(201);
  });

  test('are counted anew after the clock was set back', async () => {
    const { app, botId } = await openScene();
    for (let i = 0; i < 21; i++) await submit(app.app, botId, 'tab-1');
    app.clock.advance(-24 * hour);
    expect((await submit(app.app, botId, 'tab-1')).statusCode).toBe(201);
  });

  test('leave no session id in the counters', async () => {
    const { app, botId } = await openScene();
    await submit(app.app, botId, 'a secret tab');
    const counts = await app.context.db.selectFrom('requestCounts').selectAll().execute();
    expect(counts).toHaveLength(2);
    expect(JSON.stringify(counts)).not.toContain('a secret tab');
  });
});
