import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieOf, makeOperator, password, type SignedIn, signIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off', TRUST_PROXY: '1' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const list = async (cookie: string, headers: Record<string, string> = {}) =>
  (await app.call('GET', '/api/auth/sessions', { cookie, headers })).json();
const statusOf = async (cookie: string) => (await app.call('GET', '/api/auth/user', { cookie })).statusCode;
const logInFrom = async (username: string, address: string, userAgent = firefox) => {
  const headers = { 'x-forwarded-for': address, 'user-agent': userAgent };
  return cookieOf(await app.call('POST', '/api/login', { body: { username, password }, headers }));
};

test('everyone sees their own sessions, this one first, with browser, network and times', async () => {
  const person = await makeOperator(app, 'user');
  const signedInAt = app.clock.now().toISOString();
  await logInFrom(person.username, '2001:db8:1:2:3::4');
  expect(await list(person.cookie)).toEqual([
    { id: expect.any(String), isCurrent: true, browser: '', network: '127.0.0.1', signedInAt, lastUsedAt: signedInAt },
    {
      id: expect.any(String),
      isCurrent: false,
      browser: 'Firefox on Windows',
      network: '2001:db8:1:2',
      signedInAt,
      lastUsedAt: signedInAt,
    },
  ]);
});

test('the time and network of the last use are updated, at most every five minutes', async () => {
  const person = await makeOperator(app, 'user');
  const signedInAt = app.clock.now().toISOString();
  const cookie = await logInFrom(person.username, '192.0.2.7');
  const elsewhere = { 'x-forwarded-for': '192.0.2.8', 'user-agent': firefox };
  app.clock.advance(4 * 60_000);
  expect((await list(cookie, elsewhere))[0]).toMatchObject({ lastUsedAt: signedInAt, network: '192.0.2.7' });
  app.clock.advance(2 * 60_000);
  await list(cookie, elsewhere);
  expect((await list(cookie, elsewhere))[0]).toMatchObject({
    signedInAt,
    lastUsedAt: app.clock.now().toISOString(),
    network: '192.0.2.8',
  });
});

test('an older session without details is listed and can be ended', async () => {
  const person = await makeOperator(app, 'user');
  const old = await signIn(app, person.username);
  await app.context.db.updateTable('sessions').set({ sess: '{}' }).where('userId', '=', person.id).execute();
  const [, other] = await list(person.cookie);
  expect(other).toMatchObject({ browser: '', network: '', signedInAt: null, lastUsedAt: null });
  await app.call('DELETE', `/api/auth/sessions/${other.id}`, { cookie: person.cookie });
  expect([await statusOf(person.cookie), await statusOf(old)]).toEqual([200, 401]);
});

test('one can be ended, and only by its owner', async () => {
  const [person, stranger] = [await makeOperator(app, 'user'), await makeOperator(app, 'admin')];
  const other = await signIn(app, person.username);
  const [, { id }] = await list(person.cookie);
  const end = (cookie: string) => app.call('DELETE', `/api/auth/sessions/${id}`, { cookie });
  const refused = await end(stranger.cookie);
  expect([refused.statusCode, refused.json().message]).toEqual([404, 'The session was not found.']);
  expect(await statusOf(other)).toBe(200);
  expect((await end(person.cookie)).statusCode).toBe(200);
  expect([await statusOf(person.cookie), await statusOf(other)]).toEqual([200, 401]);
  expect((await end(person.cookie)).statusCode).toBe(404);
});

test("all others can be ended at once, with an audit entry; other users' sessions continue", async () => {
  const person = await makeOperator(app, 'user');
  const others = [await signIn(app, person.username), await signIn(app, person.username)];
  expect((await app.call('DELETE', '/api/auth/sessions', { cookie: person.cookie })).statusCode).toBe(200);
  expect(await Promise.all([person.cookie, ...others, admin.cookie].map(statusOf))).toEqual([200, 401, 401, 200]);
  expect(await list(person.cookie)).toHaveLength(1);
  const log = await app.call('GET', `/api/admin/audit-log?actorId=${person.id}`, { cookie: admin.cookie });
  expect(log.json()[0]).toMatchObject({ action: 'sessions_ended', kind: 'session', subjectId: person.id });
});
