import { beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { findLastTestMail } from '../status/last-events.store.ts';
import { makeOperator, type SignedIn } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeEach(() => prepare());

async function prepare(settings: Record<string, string> = {}): Promise<void> {
  app = await startTestApp(settings);
  admin = await makeOperator(app, 'admin');
}

const sendTestMail = (body: object = {}) => app.call('POST', '/api/admin/test-mail', { cookie: admin.cookie, body });

const giveAddress = (email: string) =>
  app.context.db.updateTable('users').set({ email }).where('id', '=', admin.id).execute();

const lastEntry = async () =>
  (await app.call('GET', '/api/admin/audit-log?limit=1', { cookie: admin.cookie })).json()[0];

test('goes to one’s own address at once, and is recorded', async () => {
  await prepare({ SMTP_URL: 'smtp://mail.example.com' });
  await giveAddress('ada@example.com');
  expect(await findLastTestMail(app.context.db)).toBeUndefined();
  const response = await sendTestMail();
  expect([response.statusCode, response.json()]).toEqual([
    200,
    {
      message:
        'The mail server accepted a test email to ada@example.com. If it doesn’t arrive in a few minutes, look in spam.',
      email: 'ada@example.com',
      delivery: 'sent',
    },
  ]);
  expect(app.mailer.sent.map(({ mail }) => mail)).toEqual([
    {
      to: 'ada@example.com',
      subject: 'Test email from Chat Module',
      text: expect.stringContaining('http://localhost:3000'),
    },
  ]);
  expect(await findLastTestMail(app.context.db)).toEqual({ at: app.clock.now().toISOString(), delivery: 'sent' });
  app.clock.advance(minute);
  await sendTestMail();
  expect(await findLastTestMail(app.context.db)).toEqual({ at: app.clock.now().toISOString(), delivery: 'sent' });
});

test('goes to the given address', async () => {
  await giveAddress('ada@example.com');
  expect((await sendTestMail({ email: 'office@example.com' })).json().email).toBe('office@example.com');
  expect(app.mailer.sent.map(({ mail }) => mail.to)).toEqual(['office@example.com']);
  expect(await lastEntry()).toMatchObject({ action: 'sent', kind: 'mail', subjectName: 'office@example.com' });
});

test('without a mail server it says that nothing was sent', async () => {
  const response = await sendTestMail({ email: 'office@example.com' });
  expect(response.json()).toEqual({
    message:
      'No mail server is set, so nothing was sent to office@example.com. The test email is a file in the outbox folder of DATA_DIR. Set SMTP_URL to send emails.',
    email: 'office@example.com',
    delivery: 'written',
  });
  expect(await findLastTestMail(app.context.db)).toMatchObject({ delivery: 'written' });
});

test('is sent once, counts as sent and is deleted after 30 days with its file', async () => {
  await sendTestMail({ email: 'office@example.com' });
  await app.context.outbox.drain();
  expect(app.mailer.sent).toHaveLength(1);
  app.clock.advance(31 * 24 * 60 * minute);
  await keepHouse(app.context);
  expect(await app.context.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

describe('refused:', () => {
  test('an admin without an address who gives none', async () => {
    await giveAddress('');
    const response = await sendTestMail();
    const message = 'Your account has no email address. Add one, or name an address.';
    expect([response.statusCode, response.json()]).toEqual([400, { message, errors: [{ path: 'email', message }] }]);
    expect(app.mailer.sent).toEqual([]);
  });

  test('an invalid address', async () => {
    const response = await sendTestMail({ email: 'office' });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'Email must be an email address, like name@example.com.',
    ]);
  });

  test('an email that the mail server refuses, with the reason; nothing is recorded', async () => {
    app.mailer.failing = true;
    const before = await lastEntry();
    const response = await sendTestMail({ email: 'office@example.com' });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { message: 'The mail server asked to try again later (421).' },
    ]);
    expect(await findLastTestMail(app.context.db)).toBeUndefined();
    expect(await lastEntry()).toEqual(before);
    expect(app.logLines.join('')).toContain('could not send a test email');
    expect(app.logLines.join('')).not.toContain('office@example.com');
  });

  test('the sixth within 15 minutes', async () => {
    for (let sent = 0; sent < 5; sent++)
      expect((await sendTestMail({ email: 'office@example.com' })).statusCode).toBe(200);
    const response = await sendTestMail({ email: 'office@example.com' });
    expect([response.statusCode, response.json()]).toEqual([
      429,
      { message: 'Too many test emails. Please try again later.' },
    ]);
    expect(response.headers['retry-after']).toBe('900');
    app.clock.advance(15 * minute);
    expect((await sendTestMail({ email: 'office@example.com' })).statusCode).toBe(200);
  });

  test('a user', async () => {
    const { cookie } = await makeOperator(app, 'user');
    const response = await app.call('POST', '/api/admin/test-mail', { cookie, body: { email: 'a@example.com' } });
    expect([response.statusCode, response.json()]).toEqual([403, { message: 'Only an admin may do this.' }]);
  });
});
