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
import { recordEvent } from './last-events.store.ts';

const onPostgres = process.env.TEST_DATABASE === 'postgres';

let app: TestApp;
let admin: SignedIn;
let botId: string;

/** A server with the recommended configuration. */
const wellSet = {
  PUBLIC_URL: 'https://chat.example.com',
  SMTP_URL: 'smtp://bob:hunter2@mail.example.com:587',
  MAIL_FROM: 'chat@example.com',
};

beforeEach(() => prepare());
afterEach(() => vi.restoreAllMocks());

async function prepare(settings: Record<string, string> = {}): Promise<void> {
  app = await startTestApp({ RATE_LIMITS: 'off', ...wellSet, ...settings });
  admin = await makeOperator(app, 'admin');
  await backUp();
  botId = (await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id })).id;
}

const status = async (): Promise<ServerStatus> =>
  (await app.call('GET', '/api/admin/status', { cookie: admin.cookie })).json();

const backUp = () => recordEvent(app.context.db, { kind: 'backup', at: app.clock.now().toISOString(), detail: '' });

const giveEmail = (id: string, email: string) =>
  app.context.db.updateTable('users').set({ email }).where('id', '=', id).execute();

let visitors = 0;
const leave = () => app.call('POST', '/api/leads', { body: visitorLead(botId, { name: `Visitor ${++visitors}` }) });

/** Leaves a lead whose email is refused once. */
async function leaveUnsent(refusal: string): Promise<void> {
  vi.spyOn(app.mailer, 'send').mockRejectedValue(new Error(refusal));
  await leave();
  await app.context.outbox.drain();
}

test("if all is well: no problem, no warning, and the server's environment", async () => {
  app.clock.advance(2 * day + 3 * hour);
  const { cookie } = await makeOperator(app, 'admin');
  const response = await app.call('GET', '/api/admin/status', { cookie });
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect(response.json()).toEqual({
    problem: null,
    warnings: [],
    database: {
      kind: onPostgres ? 'postgres' : 'embedded',
      sizeBytes: onPostgres ? expect.any(Number) : null,
      lastBackupAt: '2026-03-10T15:00:00.000Z',
    },
    mail: {
      ...{ host: 'mail.example.com', sent: 0, waiting: 0, waitingSince: null, failed: 0, lastError: null },
      lastTest: null,
    },
    model: { bots: 0, usedToday: 0, allowedToday: 0, lastFailure: null },
    websites: { isOff: false, readings: [expect.objectContaining({ status: 'reading', finishedAt: null })], more: 0 },
    publicUrl: 'https://chat.example.com',
    version,
    uptimeSeconds: 51 * 3600,
  });
});

if (onPostgres)
  test('the size is that of the database', async () => {
    expect((await status()).database.sizeBytes).toBeGreaterThan(1_000_000);
  });
else
  test('the size is that of the file and its log', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chat-module-size-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { db, close } = await openEmbedded(folder);
    onTestFinished(close);
    await db.schema.createTable('filled').addColumn('text', 'text').execute();
    const sizes = [embeddedFile(folder), `${embeddedFile(folder)}-wal`].map((path) => statSync(path).size);
    expect(sizes[1]).toBeGreaterThan(0);
    expect(await databaseSize(db)).toBe((sizes[0] ?? 0) + (sizes[1] ?? 0));
  });

test('states the mail server, without user and password', async () => {
  const response = await app.call('GET', '/api/admin/status', { cookie: admin.cookie });
  expect(response.json().mail.host).toBe('mail.example.com');
  expect(response.body).not.toMatch(/bob|hunter2/);
});

describe('mails', () => {
  test('that wait are counted, with start and reason', async () => {
    await leaveUnsent('connect ECONNREFUSED 10.0.0.3:587');
    const { mail, warnings } = await status();
    expect(mail).toEqual({
      host: 'mail.example.com',
      sent: 0,
      lastTest: null,
      waiting: 1,
      waitingSince: '2026-03-10T15:00:00.000Z',
      failed: 0,
      lastError: 'The mail server can’t be reached. Check SMTP_URL and that the server runs.',
    });
    expect(warnings).toEqual(['1 email is waiting to be sent. Each is tried again for about four days.']);
  });

  test('that were given up are counted, with a warning for 30 days', async () => {
    vi.spyOn(app.mailer, 'send').mockRejectedValue(new Error('550 5.1.1 <lee@example.com> unknown'));
    await leave();
    await leave();
    for (let attempt = 0; attempt < 24; attempt++) {
      await app.context.outbox.drain();
      app.clock.advance(6 * hour);
    }
    const { mail, warnings } = await status();
    expect(mail).toMatchObject({ waiting: 0, failed: 2, lastError: 'The mail server rejected the email (550).' });
    expect(warnings).toEqual([
      '2 emails of the last 30 days were not delivered. Send them again under Failed emails, or see there what they were about.',
    ]);
    app.clock.advance(30 * day);
    admin = await makeOperator(app, 'admin');
    await backUp();
    expect(await status()).toMatchObject({ warnings: [], mail: { failed: 0, lastError: null } });
  });

  test('that were sent in the end cause no warning', async () => {
    await leaveUnsent('421 the mail server is away');
    vi.restoreAllMocks();
    app.clock.advance(minute);
    await app.context.outbox.drain();
    expect(await status()).toMatchObject({ warnings: [], mail: { sent: 1, waiting: 0, lastError: null } });
  });
});

describe('there is a warning for', () => {
  test('email that goes to a folder', async () => {
    await prepare({ SMTP_URL: '' });
    expect(await status()).toMatchObject({
      mail: { host: null },
      warnings: [
        'No mail server is set, so emails are only written to the outbox folder in DATA_DIR. Set SMTP_URL and MAIL_FROM, restart, and send a test email.',
      ],
    });
  });

  test('an unset sender; the last test email is shown', async () => {
    await prepare({ MAIL_FROM: '' });
    await app.call('POST', '/api/admin/test-mail', { cookie: admin.cookie, body: {} });
    expect(await status()).toMatchObject({
      mail: { sent: 1, lastTest: { at: '2026-03-10T15:00:00.000Z', delivery: 'sent' } },
      warnings: [
        'Emails come from chat-module@localhost, which most mail servers reject. Set MAIL_FROM to an address of your own.',
      ],
    });
  });

  test.each([
    ['http://localhost:3000', /^The public address is http:\/\/localhost:3000, which the internet can’t reach/],
    ['https://10.0.0.5', /^The public address is https:\/\/10\.0\.0\.5, which the internet can’t reach/],
    ['http://chat.example.com', /^The public address http:\/\/chat\.example\.com is not https:/],
  ])('the public address %s', async (publicUrl, warning) => {
    await prepare({ PUBLIC_URL: publicUrl });
    const { warnings, ...found } = await status();
    expect(found.publicUrl).toBe(publicUrl);
    expect(warnings).toEqual([expect.stringMatching(warning)]);
  });

  test('a missing or old backup', async () => {
    await app.context.db.deleteFrom('lastEvents').execute();
    expect(await status()).toMatchObject({
      database: { lastBackupAt: null },
      warnings: ['There is no backup. Run npm run backup -- FILE every night.'],
    });
    await backUp();
    app.clock.advance(7 * day);
    admin = await makeOperator(app, 'admin');
    expect((await status()).warnings).toEqual([]);
    app.clock.advance(day);
    admin = await makeOperator(app, 'admin');
    expect((await status()).warnings).toEqual([
      'The last backup is 8 days old. Run npm run backup -- FILE every night.',
    ]);
  });

  test('admins without an email address', async () => {
    await giveEmail(admin.id, '');
    expect((await status()).warnings).toEqual([
      '1 admin has no email address, so a forgotten password can only be reset with npm run reset-password. Add the address in User Management.',
    ]);
    const { id } = await makeOperator(app, 'admin');
    await giveEmail(id, '');
    await makeOperator(app, 'user');
    expect((await status()).warnings).toEqual([expect.stringMatching(/^2 admins have no email address/)]);
  });

  test('a website that could not be read', async () => {
    const { id: locationId } = await makeLocation(app, admin, { businessName: 'Fir Street Storage' });
    const failed = { status: 'failed', problem: 'The site did not answer.', dueAt: null } as const;
    const finishedAt = app.clock.now().toISOString();
    await app.context.db
      .updateTable('websiteCrawls')
      .set({ ...failed, finishedAt })
      .where('locationId', '=', locationId)
      .execute();
    const { websites, warnings } = await status();
    expect(websites.readings.map(({ status }) => status)).toEqual(['failed', 'reading']);
    expect(websites.readings[0]).toEqual({
      ...{ locationId, locationName: 'Fir Street Storage', status: 'failed', problem: failed.problem, finishedAt },
      ...{ pagesRead: 0, pagesFailed: 0 },
    });
    expect(warnings).toEqual([
      'The website of Fir Street Storage could not be read. Open the location to see why and to read it again.',
    ]);
  });

  test("a bot that has used up today's model answers", async () => {
    await app.call('PUT', `/api/bots/${botId}`, {
      cookie: admin.cookie,
      body: { name: 'Night Porter', openaiKey: 'sk-test-1234567890', modelAnswersPerDay: 2 },
    });
    expect((await status()).model).toEqual({ bots: 1, usedToday: 0, allowedToday: 2, lastFailure: null });
    await app.context.db.insertInto('modelUse').values({ botId, day: '2026-03-10', count: 2 }).execute();
    await recordEvent(app.context.db, { kind: 'modelFailure', at: '2026-03-10T14:00:00.000Z', detail: 'status 401' });
    const { model, warnings } = await status();
    expect(model).toEqual({
      ...{ bots: 1, usedToday: 2, allowedToday: 2 },
      lastFailure: {
        at: '2026-03-10T14:00:00.000Z',
        reason: 'The AI model refused the API key. Check the key of the bot, or OPENAI_API_KEY.',
      },
    });
    expect(warnings).toEqual([
      'Today’s AI answers are used up: Night Porter. Raise Model Answers per Day in the bot’s settings, or wait until tomorrow.',
    ]);
  });
});

describe('nobody else sees it:', () => {
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
