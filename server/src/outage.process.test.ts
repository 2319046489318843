import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { startPostgres } from './testing/postgres-server.ts';

process.env.TEST_POSTGRES_URL ??= inject('postgresUrl');

const adminPassword = 'outlives its database';

/** Enough for a slow machine to notice. */
const patienceMs = 60_000;

const post = (origin: string, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

async function makeBot({ origin }: Product): Promise<{ botId: string; cookie: string }> {
  const signedIn = await post(origin, '/api/login', { username: 'admin', password: adminPassword });
  const cookie = signedIn.headers.getSetCookie()[0] ?? '';
  const bot = await post(origin, '/api/bots', { name: 'Outage', websiteUrl: 'https://example.com' }, cookie);
  return { botId: (await bot.json()).id, cookie };
}

const readiness = async ({ origin }: Product) => {
  const response = await fetch(`${origin}/readyz`);
  return { code: response.status, ...(await response.json()) };
};

test('PostgreSQL goes away under load and comes back: a message meanwhile, then automatic recovery', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const env = {
    DATABASE_URL: postgres.adminUrl,
    ADMIN_PASSWORD: adminPassword,
    SAMPLE_DATA: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const product = await startProduct({ database: 'embedded', env });
  onTestFinished(() => product.kill());
  const { botId, cookie } = await makeBot(product);
  const isOver = new AbortController();
  const ask = (sessionId: string) =>
    post(product.origin, `/api/chat/${botId}`, { message: 'Are you open?', sessionId });
  const statuses = new Set<number>();
  const visitors = [1, 2, 3, 4, 5, 6].map(async (visitor) => {
    while (!isOver.signal.aborted) statuses.add((await ask(`visitor ${visitor}`)).status);
  });
  await expect.poll(() => [...statuses], { timeout: patienceMs }).toEqual([200]);
  await postgres.kill();
  await expect
    .poll(() => readiness(product), { timeout: patienceMs })
    .toEqual({ code: 503, status: 'unavailable', database: 'postgres' });
  await expect
    .poll(() => product.output(), { timeout: patienceMs })
    .toContain('"reason":"The database can’t be reached.');
  const answer = await ask('somebody');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ message: 'The service is busy. Please try again in a moment.' });
  expect(answer.headers.get('retry-after')).toBe('5');
  await postgres.restart();
  await expect.poll(() => readiness(product), { timeout: patienceMs }).toMatchObject({ code: 200, status: 'ok' });
  isOver.abort();
  await Promise.all(visitors);
  expect([...statuses].sort()).toEqual([200, 503]);
  expect((await ask('somebody')).status).toBe(200);
  expect((await fetch(`${product.origin}/api/auth/user`, { headers: { cookie } })).status).toBe(200);
  expect(product.child.exitCode).toBeNull();
});

describe('a start on an unusable database file', () => {
  const spoilt: readonly (readonly [string, (path: string) => void])[] = [
    ['torn', (path) => truncateSync(path, Math.floor(statSync(path).size / 2))],
    ['something else', (path) => writeFileSync(path, 'This is a letter, not a database.\n'.repeat(200))],
  ];

  test.each(spoilt)('%s: one sentence with the remedy, and the file is unchanged', async (_kind, spoil) => {
    const folder = mkdtempSync(join(tmpdir(), 'chat-module-torn-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const settings = { database: 'embedded', dataDir: folder, env: { SAMPLE_DATA: 'off' } } as const;
    expect(await (await startProduct(settings)).stop()).toBe(0);
    const path = join(folder, 'chat-module.db');
    spoil(path);
    const { size } = statSync(path);
    await expect(startProduct(settings)).rejects.toThrow(
      /damaged or not whole\. Put a backup in its place: npm run restore/,
    );
    expect(statSync(path).size).toBe(size);
  });
});
