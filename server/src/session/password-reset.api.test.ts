import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTables } from '../database/tables.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { makeOperator, password, type SignedIn, signIn } from '../testing/factories.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';

const minuteMs = 60_000;
const linkPattern = /http\S+\/api\/reset-password\?token=([\w-]+)/;
const expired = 'This link has expired or was already used. Please request a new one.';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
});
afterAll(() => app.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

const ask = (username: string, on = app, headers: Record<string, string> = {}) =>
  on.call('POST', '/api/reset-password', { body: { username }, headers });

const confirm = (token: string, secret: string, on = app) =>
  on.call('POST', '/api/reset-password/confirm', { body: { token, password: secret } });

const check = (token: string, on = app, headers: Record<string, string> = {}) =>
  on.call('POST', '/api/reset-password/check', { body: { token }, headers });

const isValid = async (token: string, on = app): Promise<boolean> => (await check(token, on)).json().valid;

async function mailsTo({ username }: SignedIn, on = app) {
  await on.context.outbox.drain();
  return on.mailer.sent.filter(({ mail }) => mail.to === `${username}@example.com`).map(({ mail }) => mail);
}

/** Requests a link and reads its token from the email. */
async function tokenFor(person: SignedIn, on = app): Promise<string> {
  await ask(person.username, on);
  const [, token] = linkPattern.exec((await mailsTo(person, on)).at(-1)?.text ?? '') ?? [];
  if (token === undefined) throw new Error('no link was mailed');
  return token;
}

const canSignIn = async (username: string, secret: string): Promise<boolean> =>
  (await app.call('POST', '/api/login', { body: { username, password: secret } })).statusCode === 200;

describe('asking for a link', () => {
  test('sends the email in the background', async () => {
    const on = await openTestApp({ RATE_LIMITS: 'off' });
    const person = await makeOperator(on, 'user');
    on.context.outbox.start();
    await ask(person.username, on);
    const sooner = { timeout: 4000 };
    await expect
      .poll(() => on.mailer.sent.map(({ mail }) => mail.to), sooner)
      .toEqual([`${person.username}@example.com`]);
    await on.close();
  });

  test('emails it to the user', async () => {
    const person = await makeOperator(app, 'user');
    const response = await ask(person.username);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Check your email for password reset instructions' });
    const mails = await mailsTo(person);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(linkPattern);
  });

  test('the user name counts without regard to case', async () => {
    const person = await makeOperator(app, 'user');
    await ask(person.username.toUpperCase());
    expect(await mailsTo(person)).toHaveLength(1);
  });

  test('the response for an unknown user is the same, and no email is sent', async () => {
    const person = await makeOperator(app, 'user');
    const known = await ask(person.username);
    await app.context.outbox.drain();
    const mailsBefore = app.mailer.sent.length;
    const unknown = await ask('nobody-at-all');
    await app.context.outbox.drain();
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(app.mailer.sent).toHaveLength(mailsBefore);
  });

  test('the response for a user without an email address is the same; the log says what to do', async () => {
    const person = await makeOperator(app, 'user');
    const known = await ask(person.username);
    await app.context.db.updateTable('users').set({ email: '' }).where('id', '=', person.id).execute();
    await app.context.outbox.drain();
    const mailsBefore = app.mailer.sent.length;
    const without = await ask(person.username);
    await app.context.outbox.drain();
    expect([without.statusCode, without.body]).toEqual([known.statusCode, known.body]);
    expect(app.mailer.sent).toHaveLength(mailsBefore);
    const line = app.logLines.find((logged) => logged.includes('no email address')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 40,
      userId: person.id,
      msg: expect.stringContaining('npm run reset-password -- USER'),
    });
    expect(line).not.toContain(person.username);
  });

  test('the work for an unknown user is the same: the user is looked up only after the response', async () => {
    const { db, outbox } = app.context;
    const person = await makeOperator(app, 'user');
    await outbox.drain();
    const written = async (username: string) => {
      const before = await traces();
      await ask(username);
      const after = await traces();
      return after.map((count, at) => count - (before[at] ?? 0));
    };
    const traces = async () => {
      const tables = ['outbox', 'passwordResets', 'auditEntries', 'loginAttempts'] as const;
      return Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));
    };
    expect(await written(person.username)).toEqual([1, 0, 0, 0]);
    expect(await written('nobody-at-all')).toEqual([1, 0, 0, 0]);
  });

  test('an unknown user name is not stored', async () => {
    await ask('a-password-in-the-wrong-field');
    await app.context.outbox.drain();
    const kept = await app.context.db.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('a-password-in-the-wrong-field');
  });

  test('two nodes at once email it once', async () => {
    const person = await makeOperator(app, 'user');
    await ask(person.username);
    await Promise.all([app.context.outbox.drain(), app.context.outbox.drain()]);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  test.each([{}, { username: '' }, { username: ' \t ' }, { username: null }])('%j is 400', async (body) => {
    const response = await app.call('POST', '/api/reset-password', { body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ path: 'username', message: 'Username is required.' }] });
  });

  test("the link leads to PUBLIC_URL, whatever the request's Host", async () => {
    const published = await startTestApp({ PUBLIC_URL: 'https://chat.example.com' });
    const person = await makeOperator(published, 'admin');
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await ask(person.username, published, headers);
    const [mail] = await mailsTo(person, published);
    expect(mail?.text).toContain('https://chat.example.com/api/reset-password?token=');
    expect(mail?.text).not.toContain('evil.example');
  });

  test('at most three emails an hour go to a user for requests from one address, silently', async () => {
    const limited = await startTestApp({ RATE_LIMITS: 'off' });
    const [person, other] = [await makeOperator(limited, 'admin'), await makeOperator(limited, 'user')];
    const answers: string[] = [];
    for (let i = 0; i < 5; i++) answers.push((await ask(person.username, limited)).body);
    expect(new Set(answers).size).toBe(1);
    expect(await mailsTo(person, limited)).toHaveLength(3);
    await ask(other.username, limited);
    expect(await mailsTo(other, limited)).toHaveLength(1);
    limited.clock.advance(60 * minuteMs);
    await ask(person.username, limited);
    expect(await mailsTo(person, limited)).toHaveLength(4);
  });

  test('at most three of many at once', async () => {
    const person = await makeOperator(app, 'user');
    await Promise.all(Array.from({ length: 8 }, () => ask(person.username)));
    expect(await mailsTo(person)).toHaveLength(3);
  });

  test("strangers who ask in a user’s name do not block the user's link", async () => {
    const node = await startTestApp({ TRUST_PROXY: '1' });
    const person = await makeOperator(node, 'admin');
    for (let i = 0; i < 5; i++) await ask(person.username, node, from('198.51.100.7'));
    expect(await mailsTo(person, node)).toHaveLength(3);
    await ask(person.username, node, from('203.0.113.9'));
    expect(await mailsTo(person, node)).toHaveLength(4);
  });

  test('all addresses of an IPv6 network count as one', async () => {
    const node = await startTestApp({ TRUST_PROXY: '1' });
    const person = await makeOperator(node, 'admin');
    for (let i = 0; i < 5; i++) await ask(person.username, node, from(`2001:db8::${i}`));
    expect(await mailsTo(person, node)).toHaveLength(3);
  });

  test('however many strangers ask, emails continue at a slower pace: one in ten minutes', async () => {
    const node = await startTestApp({ TRUST_PROXY: '1' });
    const person = await makeOperator(node, 'admin');
    for (let i = 0; i < 12; i++) await ask(person.username, node, from(`198.51.100.${i}`));
    expect(await mailsTo(person, node)).toHaveLength(10);
    node.clock.advance(10 * minuteMs - 1);
    const refused = await ask(person.username, node, from('203.0.113.9'));
    expect([refused.statusCode, refused.json()]).toEqual([
      200,
      { message: 'Check your email for password reset instructions' },
    ]);
    expect(await mailsTo(person, node)).toHaveLength(10);
    node.clock.advance(1);
    await ask(person.username, node, from('203.0.113.9'));
    const mails = await mailsTo(person, node);
    expect(mails).toHaveLength(11);
    const [, token = ''] = linkPattern.exec(mails.at(-1)?.text ?? '') ?? [];
    expect((await confirm(token, 'brand new', node)).statusCode).toBe(200);
  });

  test('used links count toward the three, even after housekeeping', async () => {
    const person = await makeOperator(app, 'user');
    for (let i = 0; i < 3; i++) await confirm(await tokenFor(person), `new password ${i}`);
    await keepHouse(app.context);
    await ask(person.username);
    expect((await mailsTo(person)).length).toBeLessThanOrEqual(3);
  });

  test('the token is stored only as a hash and is not logged', async () => {
    const token = await tokenFor(await makeOperator(app, 'user'));
    const { db } = app.context;
    for (const table of await listTables(db)) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
      expect(JSON.stringify(rows), table).not.toContain(token);
    }
    expect(app.logLines.join('')).not.toContain(token);
  });
});

describe('setting a password with the link', () => {
  test('replaces the old one', async () => {
    const person = await makeOperator(app, 'user');
    const response = await confirm(await tokenFor(person), 'brand new');
    expect(response.statusCode).toBe(200);
    expect(await canSignIn(person.username, 'brand new')).toBe(true);
    expect(await canSignIn(person.username, password)).toBe(false);
  });

  test('ends every session of that user', async () => {
    const person = await makeOperator(app, 'user');
    const second = await signIn(app, person.username);
    await confirm(await tokenFor(person), 'brand new');
    for (const cookie of [person.cookie, second]) {
      expect((await app.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(401);
    }
  });

  test('works once: 400', async () => {
    const token = await tokenFor(await makeOperator(app, 'user'));
    await confirm(token, 'brand new');
    const again = await confirm(token, 'another one');
    expect(again.statusCode).toBe(400);
    expect(again.json()).toEqual({ message: expired, errors: [{ path: 'token', message: expired }] });
  });

  test('works once, even when used twice at the same moment', async () => {
    const token = await tokenFor(await makeOperator(app, 'user'));
    const answers = await Promise.all([confirm(token, 'the first one'), confirm(token, 'the second one')]);
    expect(answers.map((response) => response.statusCode).sort()).toEqual([200, 400]);
  });

  test('two links of one user at the same moment: one works', async () => {
    const person = await makeOperator(app, 'user');
    const tokens = [await tokenFor(person), await tokenFor(person), await tokenFor(person)];
    const answers = await Promise.all(tokens.map((token) => confirm(token, 'brand new')));
    expect(answers.map((response) => response.statusCode).sort()).toEqual([200, 400, 400]);
  });

  test('invalidates the other links of that user: 400', async () => {
    const person = await makeOperator(app, 'user');
    const [first, second] = [await tokenFor(person), await tokenFor(person)];
    await confirm(second, 'brand new');
    expect((await confirm(first, 'another one')).statusCode).toBe(400);
    expect(await canSignIn(person.username, 'brand new')).toBe(true);
  });

  test("leaves other users' links alone", async () => {
    const [one, other] = [await makeOperator(app, 'user'), await makeOperator(app, 'user')];
    const [token, othersToken] = [await tokenFor(one), await tokenFor(other)];
    await confirm(token, 'brand new');
    expect((await confirm(othersToken, 'brand new')).statusCode).toBe(200);
  });

  test('works for an hour and not a moment longer: 400', async () => {
    const timed = await startTestApp();
    const person = await makeOperator(timed, 'admin');
    const [early, late] = [await tokenFor(person, timed), await tokenFor(person, timed)];
    timed.clock.advance(60 * minuteMs);
    expect((await confirm(late, 'brand new', timed)).statusCode).toBe(400);
    timed.clock.advance(-1);
    expect((await confirm(early, 'brand new', timed)).statusCode).toBe(200);
  });

  test('a link of a deleted user is 400', async () => {
    const admin = await makeOperator(app, 'admin');
    const person = await makeOperator(app, 'user');
    const token = await tokenFor(person);
    await app.call('DELETE', `/api/admin/users/${person.id}`, { cookie: admin.cookie });
    expect((await confirm(token, 'brand new')).statusCode).toBe(400);
  });

  describe('is invalid, 400, after an admin', () => {
    const admin = () => makeOperator(app, 'admin');
    const elsewhere = { email: 'elsewhere@example.com' };
    test.each([
      ['sets a password', 'PATCH', '/password', { password: 'set by an admin' }],
      ['changes the role', 'PATCH', '', { role: 'admin' }],
      ['changes the mail address', 'PATCH', '', elsewhere],
    ] as const)('%s', async (_what, method, path, body) => {
      const person = await makeOperator(app, 'user');
      const token = await tokenFor(person);
      const { cookie } = await admin();
      await app.call(method, `/api/admin/users/${person.id}${path}`, { cookie, body });
      expect((await confirm(token, 'brand new')).statusCode).toBe(400);
    });
  });

  test('a blank password is refused without using up the link', async () => {
    const token = await tokenFor(await makeOperator(app, 'user'));
    for (const blank of ['', '   ']) {
      const response = await confirm(token, blank);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ errors: [{ path: 'password', message: 'Password is required.' }] });
    }
    expect((await confirm(token, 'brand new')).statusCode).toBe(200);
  });

  test.each(['', 'made-up', "' or '1'='1"])('the token %j is 400', async (token) => {
    expect((await confirm(token, 'brand new')).statusCode).toBe(400);
  });
});

describe('checking a link', () => {
  test('says that it is valid without using it up', async () => {
    const token = await tokenFor(await makeOperator(app, 'user'));
    const response = await check(token);
    expect([response.statusCode, response.json()]).toEqual([200, { valid: true }]);
    expect(await isValid(token)).toBe(true);
    expect((await confirm(token, 'brand new')).statusCode).toBe(200);
  });

  test.each(['made-up', "' or '1'='1"])('the token %j is not valid', async (token) => {
    const response = await check(token);
    expect([response.statusCode, response.json()]).toEqual([200, { valid: false }]);
  });

  test('a used link is invalid, and so are the others of that user', async () => {
    const person = await makeOperator(app, 'user');
    const [first, second] = [await tokenFor(person), await tokenFor(person)];
    await confirm(second, 'brand new');
    expect([await isValid(first), await isValid(second)]).toEqual([false, false]);
  });

  test('a link is not valid after its hour', async () => {
    const timed = await startTestApp();
    const token = await tokenFor(await makeOperator(timed, 'admin'), timed);
    timed.clock.advance(60 * minuteMs - 1);
    expect(await isValid(token, timed)).toBe(true);
    timed.clock.advance(1);
    expect(await isValid(token, timed)).toBe(false);
  });

  test('a link of a deleted user is not valid', async () => {
    const admin = await makeOperator(app, 'admin');
    const person = await makeOperator(app, 'user');
    const token = await tokenFor(person);
    await app.call('DELETE', `/api/admin/users/${person.id}`, { cookie: admin.cookie });
    expect(await isValid(token)).toBe(false);
  });

  test.each([{}, { token: '' }, { token: null }])('%j is 400', async (body) => {
    const response = await app.call('POST', '/api/reset-password/check', { body });
    expect([response.statusCode, response.json().message]).toEqual([400, 'Token is required.']);
  });

  test('leaves no token in the log', async () => {
    const token = await tokenFor(await makeOperator(app, 'user'));
    await check(token);
    await app.call('GET', `/api/reset-password?token=${token}`);
    expect(app.logLines.join('')).not.toContain(token);
  });
});

describe('trying many', () => {
  test('user names from one address is 429 after 30 in 15 minutes, on every node', async () => {
    const node = await startTestApp({ TRUST_PROXY: '1' });
    for (let i = 0; i < 30; i++) expect((await ask(`name-${i}`, node, from('198.51.100.7'))).statusCode).toBe(200);
    const refused = await ask('one-more', node, from('198.51.100.7'));
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: 'Too many requests for a reset link. Please try again later.' });
    expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
    expect((await ask('one-more', node, from('198.51.100.8'))).statusCode).toBe(200);
    expect(await node.context.db.selectFrom('loginAttempts').select('id').execute()).toHaveLength(31);
  });

  test('tokens from one address is 429 after 10 in 15 minutes, with a right one too', async () => {
    const node = await startTestApp({ TRUST_PROXY: '1' });
    const token = await tokenFor(await makeOperator(node, 'user'), node);
    const attempt = (secret: string, address: string) =>
      node.call('POST', '/api/reset-password/confirm', {
        body: { token: secret, password: 'brand new' },
        headers: from(address),
      });
    for (let i = 0; i < 10; i++) expect((await attempt(`guess-${i}`, '198.51.100.7')).statusCode).toBe(400);
    expect((await attempt(token, '198.51.100.7')).statusCode).toBe(429);
    expect((await attempt(token, '198.51.100.8')).statusCode).toBe(200);
  });

  test('token checks from one address is 429 after the same 10, for setting a password too', async () => {
    const node = await startTestApp({ TRUST_PROXY: '1' });
    const token = await tokenFor(await makeOperator(node, 'user'), node);
    const confirmFrom = (secret: string, address: string) =>
      node.call('POST', '/api/reset-password/confirm', {
        body: { token: secret, password: 'brand new' },
        headers: from(address),
      });
    for (let i = 0; i < 5; i++) expect((await confirmFrom(`guess-${i}`, '198.51.100.7')).statusCode).toBe(400);
    for (let i = 5; i < 10; i++) expect((await check(`guess-${i}`, node, from('198.51.100.7'))).statusCode).toBe(200);
    const refused = await check(token, node, from('198.51.100.7'));
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { message: 'Too many failed attempts. Please try again later.' },
    ]);
    expect((await confirmFrom(token, '198.51.100.7')).statusCode).toBe(429);
  });

  test('a valid link may be checked again and again', async () => {
    const node = await startTestApp();
    const token = await tokenFor(await makeOperator(node, 'user'), node);
    for (let i = 0; i < 12; i++) expect((await check(token, node)).json()).toEqual({ valid: true });
  });
});
