import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerStatus } from '@chat-module/contract/status';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { day, hour, minute } from '../clock.ts';
import { embeddedFile, openEmbedded } from '../database/open-embedded.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn, visitorLead } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseSize } from './database-size.ts';

const onPostgres = process.env.TEST_DATABASE === 'postgres';

let app: TestApp;
let admin: SignedIn;
let botId: string;

beforeEach(() => prepare());
afterEach(() => vi.restoreAllMocks());

async function prepare(settings: Record<string, string> = {}): Promise<void> {
  app = await startTestApp({ RATE_LIMITS: 'off', ...settings });
  admin = await makeOperator(app, 'admin');
  botId = (await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id })).id;
}

const status = async (): Promise<ServerStatus> =>
  (await app.call('GET', '/api/admin/status', { cookie: admin.cookie })).json();

let visitors = 0;
const leave = () => app.call('POST', '/api/leads', { body: visitorLead(botId, { name: `Visitor ${++visitors}` }) });

/** Leaves a lead whose mail is refused once. */
async function leaveUnsent(refusal: string): Promise<void> {
  vi.spyOn(app.mailer, 'send').mockRejectedValue(new Error(refusal));
  await leave();
  await app.context.outbox.drain();
}

test('all is well: no problem, no warning, and what the server runs on', async () => {
  app.clock.advance(2 * day + 3 * hour);
  const cookie = (await makeOperator(app, 'admin')).cookie;
  const response = await app.call('GET', '/api/admin/status', { cookie });
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect(response.json()).toEqual({
    problem: null,
    warnings: [],
    database: {
      kind: onPostgres ? 'postgres' : 'embedded',
      sizeBytes: onPostgres ? expect.any(Number) : null,
    },
    mail: { host: null, waiting: 0, waitingSince: null, failed: 0, lastError: null },
    version,
    uptimeSeconds: 51 * 3600,
  });
});

if (onPostgres)
  test('the size is that of the database', async () => {
    expect((await status()).database.sizeBytes).toBeGreaterThan(1_000_000);
  });
else
  test('the size is that of the file and the log beside it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chat-module-size-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { db, close } = await openEmbedded(folder);
    onTestFinished(close);
    await db.schema.createTable('filled').addColumn('text', 'text').execute();
    const sizes = [embeddedFile(folder), `${embeddedFile(folder)}-wal`].map((path) => statSync(path).size);
    expect(sizes[1]).toBeGreaterThan(0);
    expect(await databaseSize(db)).toBe((sizes[0] ?? 0) + (sizes[1] ?? 0));
  });

test('names the mail server, without user and password', async () => {
  await prepare({ SMTP_URL: 'smtp://bob:hunter2@mail.example.com:587' });
  const response = await app.call('GET', '/api/admin/status', { cookie: admin.cookie });
  expect(response.json().mail.host).toBe('mail.example.com');
  expect(response.body).not.toMatch(/bob|hunter2/);
});

describe('mails', () => {
  test('that wait are counted, with since when and why', async () => {
    await leaveUnsent('connect ECONNREFUSED 10.0.0.3:587');
    const { mail, warnings } = await status();
    expect(mail).toEqual({
      host: null,
      waiting: 1,
      waitingSince: '2026-03-10T15:00:00.000Z',
      failed: 0,
      lastError: 'The mail server can’t be reached. Check SMTP_URL and that the server runs.',
    });
    expect(warnings).toEqual(['1 mail is waiting to be sent. Each is tried again for about four days.']);
  });

  test('that were given up are counted and warned of for 30 days', async () => {
    vi.spyOn(app.mailer, 'send').mockRejectedValue(new Error('550 5.1.1 <lee@example.com> unknown'));
    await leave();
    await leave();
    for (let attempt = 0; attempt < 24; attempt++) {
      await app.context.outbox.drain();
      app.clock.advance(6 * hour);
    }
    const { mail, warnings } = await status();
    expect(mail).toMatchObject({ waiting: 0, failed: 2, lastError: 'The mail server rejected the mail (550).' });
    expect(warnings).toEqual([
      '2 mails of the last 30 days were not delivered. Look through Leads and Reservations for anything you haven’t answered.',
    ]);
    app.clock.advance(30 * day);
    admin = await makeOperator(app, 'admin');
    expect(await status()).toMatchObject({ warnings: [], mail: { failed: 0, lastError: null } });
  });

  test('that were sent in the end are no trouble', async () => {
    await leaveUnsent('421 the mail server is away');
    vi.restoreAllMocks();
    app.clock.advance(minute);
    await app.context.outbox.drain();
    expect(await status()).toMatchObject({ warnings: [], mail: { waiting: 0, lastError: null } });
  });
});

describe('nobody else learns of it:', () => {
  test('/readyz says the same whether or not a reset link waits for the mail server', async () => {
    const readyz = async () => (await app.call('GET', '/readyz')).body;
    const before = await readyz();
    vi.spyOn(app.mailer, 'send').mockRejectedValue(new Error('421 the mail server is away'));
    await app.call('POST', '/api/reset-password', { body: { username: admin.username } });
    await app.context.outbox.drain();
    await app.context.outbox.drain();
    expect(await app.context.outbox.countWaiting()).toBe(1);
    expect(await readyz()).toBe(before);
  });

  test('a user of a location is refused', async () => {
    const { cookie } = await makeOperator(app, 'user');
    const response = await app.call('GET', '/api/admin/status', { cookie });
    expect([response.statusCode, response.json()]).toEqual([403, { message: 'Only an admin may do this.' }]);
  });

  test('a stranger is refused', async () => {
    expect((await app.call('GET', '/api/admin/status')).statusCode).toBe(401);
  });
});
