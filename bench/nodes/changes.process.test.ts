import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startProduct } from '../../e2e/support/product.ts';
import { openChangeStream } from '../../server/src/testing/change-stream.ts';
import { createTestDatabase } from '../../server/src/testing/postgres-database.ts';

const adminPassword = 'known to both the nodes';

const post = (url: string, body: object, cookie = ''): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });

test('operators of one node hear of what happens on another, also after PostgreSQL has cut its connections', async () => {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const env = {
    DATABASE_URL: url,
    SECRET_KEY: 'a key that both the nodes have in common',
    ADMIN_PASSWORD: adminPassword,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'silent',
  };
  const [here, there] = await Promise.all([0, 1].map(() => startProduct({ database: 'embedded', env })));
  if (!here || !there) throw new Error('no nodes');
  onTestFinished(async () => {
    await Promise.all([here.kill(), there.kill()]);
  });
  const signIn = async () =>
    (
      await post(`${here.origin}/api/login`, { username: 'admin', password: adminPassword })
    ).headers.getSetCookie()[0] ?? '';
  const cookie = await signIn();
  const bot = { name: 'Nodes', websiteUrl: 'https://example.com' };
  const { id: botId } = await (await post(`${here.origin}/api/bots`, bot, cookie)).json();
  const leaveLead = (name: string) => post(`${there.origin}/api/leads`, { botId, name, phone: '(541) 555-0100' });

  const stream = await openChangeStream(here.origin, cookie);
  expect((await leaveLead('Ada')).status).toBe(201);
  await expect.poll(() => stream.topics()).toEqual(['leads']);

  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  );
  await client.end();
  // What was missed is read again.
  await expect.poll(() => stream.topics()).toContain('mails');
  const before = stream.countOf('change');
  expect((await leaveLead('Grace')).status).toBe(201);
  await expect.poll(() => stream.countOf('change')).toBeGreaterThan(before);

  const second = await openChangeStream(here.origin, await signIn());
  await fetch(`${there.origin}/api/logout`, { headers: { cookie }, redirect: 'manual' });
  await expect.poll(() => stream.isEnded()).toBe(true);
  expect(second.isEnded()).toBe(false);
  expect(await here.stop(), 'an open stream does not delay the end').toBe(0);
  await expect.poll(() => second.isEnded()).toBe(true);
});
