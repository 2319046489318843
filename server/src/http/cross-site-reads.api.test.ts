import { endpoints } from '@chat-module/contract/endpoints';
import { screenPaths } from '@chat-module/contract/screens';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day } from '../clock.ts';
import { listTables } from '../database/tables.ts';
import { makeOperator, type SignedIn, signIn } from '../testing/factories.ts';
import { elsewhere, ownOrNoPage } from '../testing/origins.ts';
import { makeWorld, sampleCalls, type World } from '../testing/sample-calls.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let world: World;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  world = await makeWorld(app, admin);
});
afterAll(() => app.close());

/** All rows of all tables, as text. */
async function storedRows(): Promise<string[]> {
  const { db } = app.context;
  const stored: string[] = [];
  for (const table of await listTables(db)) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    stored.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`).sort());
  }
  return stored;
}

const reads = [...endpoints].filter(([, { method }]) => method === 'GET');
const pages = ['/api/logout', ...screenPaths, '/readyz', '/api/openapi.json'];
const addresses = () => [...reads.map(([name]) => sampleCalls[name](world).url), ...pages];

/** A session that is due for renewal, so that a call that renews it is noticed. */
async function oldSession(): Promise<string> {
  const cookie = await signIn(app, admin.username);
  app.clock.advance(8 * day);
  return cookie;
}

/** Whether a row counts that visitors opened the chat, which is always on another site's page. */
const isOfOpening = (row: string): boolean => /^(chat_openings|daily_outcomes) /.test(row);

test.each(elsewhere)('no URL that another site links to stores anything but an opening: %s', async (_how, headers) => {
  const cookie = await oldSession();
  const before = await storedRows();
  for (const url of addresses()) await app.call('GET', url, { cookie, headers });
  const isKept = (row: string) => headers.origin === undefined || !isOfOpening(row);
  expect((await storedRows()).filter(isKept)).toEqual(before.filter(isKept));
});

test('HEAD stores nothing at any URL', async () => {
  const cookie = await oldSession();
  const before = await storedRows();
  for (const url of addresses()) await app.call('HEAD', url, { cookie });
  expect(await storedRows()).toEqual(before);
  expect((await app.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(200);
});

describe('the export', () => {
  const askExport = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
    const cookie = await signIn(app, admin.username);
    const exports = async () =>
      (await app.call('GET', '/api/admin/audit-log?kind=analytics', { cookie })).json().length as number;
    const before = await exports();
    const response = await app.call(method, `/api/bots/${world.ids.bot}/export`, { cookie, headers });
    return { response, recorded: (await exports()) - before };
  };

  test.each(elsewhere)('is refused and leaves no entry: %s', async (_how, headers) => {
    const { response, recorded } = await askExport(headers);
    expect([response.statusCode, recorded]).toEqual([403, 0]);
    expect(response.json()).toEqual({ message: 'Only the application itself can make this call.' });
  });

  test.each(ownOrNoPage)('is returned and recorded for %s', async (_who, headers) => {
    const { response, recorded } = await askExport(headers);
    expect([response.statusCode, recorded]).toEqual([200, 1]);
    expect(response.body).toMatch(/^\W*Date\W/);
  });

  test('has no HEAD', async () => {
    const { response, recorded } = await askExport({}, 'HEAD');
    expect([response.statusCode, recorded]).toEqual([404, 0]);
  });
});
