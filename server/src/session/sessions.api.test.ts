import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepHouse } from '../jobs/housekeeping.ts';
import { createSecrets } from '../secrets.ts';
import {
  cookieOf,
  makeLocation,
  makeOperator,
  makeUser,
  password,
  type SignedIn,
  signIn,
} from '../testing/factories.ts';
import { elsewhere, ownOrNoPage } from '../testing/origins.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';
import { startSession } from './start-session.ts';

const dayMs = 24 * 60 * 60_000;

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const statusOf = async (cookie: string | undefined): Promise<number> =>
  (await app.call('GET', '/api/auth/user', { cookie })).statusCode;

const change = (url: string, body: object, cookie = admin.cookie) => app.call('PATCH', url, { cookie, body });

describe('no session is 401, with a message that says Unauthorized:', () => {
  test.each([
    ['no cookie', undefined],
    ['an empty cookie', 'chat_module_session='],
    ['a made-up cookie', 'chat_module_session=made-up'],
    ['a cookie that is not signed', 'chat_module_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['a cookie signed by somebody else', `chat_module_session=token.${createSecrets('x'.repeat(32)).cookieKey}`],
    ['a broken cookie header', '=;;chat_module_session'],
  ])('%s', async (_what, cookie) => {
    const response = await app.call('GET', '/api/auth/user', { cookie });
    expect(response.statusCode).toBe(401);
    expect(response.json().message).toContain('Unauthorized');
  });

  test('a cookie whose signature does not fit', async () => {
    expect(await statusOf(`${admin.cookie}x`)).toBe(401);
  });
});

describe('GET /api/logout', () => {
  test('ends the session, clears the cookie and redirects to /', async () => {
    const { cookie } = await makeOperator(app, 'user');
    const response = await app.call('GET', '/api/logout', { cookie });
    expect([response.statusCode, response.headers.location]).toEqual([302, '/']);
    expect(response.cookies[0]).toMatchObject({ value: '', path: '/' });
    expect(await statusOf(cookie)).toBe(401);
  });

  test('ends only the session it is called with', async () => {
    const person = await makeOperator(app, 'user');
    const other = await signIn(app, person.username);
    await app.call('GET', '/api/logout', { cookie: other });
    expect([await statusOf(other), await statusOf(person.cookie)]).toEqual([401, 200]);
  });

  test('without a session just redirects to /', async () => {
    const response = await app.call('GET', '/api/logout');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/']);
  });

  test.each(elsewhere)('a link on another site signs nobody out and redirects to /: %s', async (_how, headers) => {
    const { cookie } = await makeOperator(app, 'user');
    const response = await app.call('GET', '/api/logout', { cookie, headers });
    expect([response.statusCode, response.headers.location, response.cookies]).toEqual([302, '/', []]);
    expect(await statusOf(cookie)).toBe(200);
  });

  test.each(ownOrNoPage)('signs out %s', async (_who, headers) => {
    const { cookie } = await makeOperator(app, 'user');
    const response = await app.call('GET', '/api/logout', { cookie, headers });
    expect([response.statusCode, response.headers.location]).toEqual([302, '/']);
    expect(await statusOf(cookie)).toBe(401);
  });

  test('HEAD signs nobody out', async () => {
    const { cookie } = await makeOperator(app, 'user');
    expect((await app.call('HEAD', '/api/logout', { cookie })).statusCode).toBe(404);
    expect(await statusOf(cookie)).toBe(200);
  });
});

describe('affects running sessions at once:', () => {
  test('a change of role, both ways', async () => {
    const { id, cookie } = await makeOperator(app, 'user');
    const listUsers = async () => (await app.call('GET', '/api/admin/users', { cookie })).statusCode;
    expect(await listUsers()).toBe(403);
    await change(`/api/admin/users/${id}`, { role: 'admin' });
    expect(await listUsers()).toBe(200);
    await change(`/api/admin/users/${id}`, { role: 'user' });
    expect(await listUsers()).toBe(403);
  });

  test('a change of location', async () => {
    const [here, there] = [await makeLocation(app, admin), await makeLocation(app, admin)];
    const { id, cookie } = await makeOperator(app, 'user', here.id);
    await change(`/api/admin/users/${id}`, { locationId: there.id });
    const seen = (await app.call('GET', '/api/locations', { cookie })).json();
    expect(seen.map((location: { id: string }) => location.id)).toEqual([there.id]);
  });

  test('a deletion', async () => {
    const { id, cookie } = await makeOperator(app, 'user');
    await app.call('DELETE', `/api/admin/users/${id}`, { cookie: admin.cookie });
    expect(await statusOf(cookie)).toBe(401);
  });

  test('a new password, on every session of that user', async () => {
    const person = await makeOperator(app, 'user');
    const second = await signIn(app, person.username);
    await change(`/api/admin/users/${person.id}/password`, { password: 'another one' });
    expect([await statusOf(person.cookie), await statusOf(second)]).toEqual([401, 401]);
  });

  test("another user's new password leaves mine alone", async () => {
    const [me, other] = [await makeOperator(app, 'user'), await makeOperator(app, 'user')];
    await change(`/api/admin/users/${other.id}/password`, { password: 'another one' });
    expect(await statusOf(me.cookie)).toBe(200);
  });
});

test('a sign-in still being checked while its password changes starts no session', async () => {
  const person = await makeOperator(app, 'user');
  const findHash = () =>
    app.context.db.selectFrom('users').select(['id', 'passwordHash']).where('id', '=', person.id).executeTakeFirst();
  const checked = await findHash();
  await change(`/api/admin/users/${person.id}/password`, { password: 'another one' });
  const origin = { browser: '', network: '' };
  expect(checked && (await startSession(app.context, checked, origin))).toEqual({ refused: 'password' });
  const current = await findHash();
  expect(current && (await startSession(app.context, current, origin))).toEqual({ token: expect.any(String) });
});

test("changing one's own password keeps the current session and ends the others", async () => {
  const me = await makeOperator(app, 'admin');
  const elsewhere = await signIn(app, me.username);
  await change(`/api/admin/users/${me.id}/password`, { password: 'another one' }, me.cookie);
  expect([await statusOf(me.cookie), await statusOf(elsewhere)]).toEqual([200, 401]);
});

describe('over time', () => {
  const startWithSession = async () => {
    const timed = await startTestApp();
    const person = await makeOperator(timed, 'admin');
    return { timed, person, call: () => timed.call('GET', '/api/auth/user', { cookie: person.cookie }) };
  };

  test('a session unused for two weeks expires', async () => {
    const { timed, call } = await startWithSession();
    timed.clock.advance(14 * dayMs - 1);
    expect((await call()).statusCode).toBe(200);
    timed.clock.advance(14 * dayMs);
    expect((await call()).statusCode).toBe(401);
  });

  test('a session in use is renewed, in the database and in the browser', async () => {
    const { timed, call } = await startWithSession();
    for (let week = 0; week < 6; week++) {
      timed.clock.advance(8 * dayMs);
      const response = await call();
      expect(response.statusCode).toBe(200);
      expect(response.cookies).toEqual([expect.objectContaining({ httpOnly: true, maxAge: (14 * dayMs) / 1000 })]);
      expect(cookieOf(response)).not.toBe('=');
    }
  });

  test('a recent session is not written at every call', async () => {
    const { timed, call } = await startWithSession();
    timed.clock.advance(6 * dayMs);
    expect((await call()).cookies).toEqual([]);
  });

  test('housekeeping deletes expired sessions and leaves the others', async () => {
    const { timed, person } = await startWithSession();
    timed.clock.advance(13 * dayMs);
    await signIn(timed, person.username);
    timed.clock.advance(2 * dayMs);
    await keepHouse(timed.context);
    expect(await timed.context.db.selectFrom('sessions').select('sid').execute()).toHaveLength(1);
  });
});

test('two servers with one key and one database share their sessions', async () => {
  const person = await makeUser(app, admin, (await makeLocation(app, admin)).id);
  const cookie = await signIn(app, person.username, password);
  const { buildApp } = await import('../app.ts');
  const second = await buildApp({ ...app.context, secrets: { ...app.context.secrets } });
  const response = await second.inject({ method: 'GET', url: '/api/auth/user', headers: { cookie } });
  await second.close();
  expect(response.statusCode).toBe(200);
});
