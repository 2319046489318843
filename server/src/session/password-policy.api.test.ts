import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLocation, makeOperator, makeUser, password, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { hashPassword } from './passwords.ts';

let app: TestApp;
let admin: SignedIn;
let locationId: string;
let userId: string;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  locationId = (await makeLocation(app, admin)).id;
  userId = (await makeUser(app, admin, locationId)).id;
});
afterAll(() => app.close());

const mailedToken = async (): Promise<string> => {
  await app.context.db.deleteFrom('passwordResets').execute();
  await app.call('POST', '/api/reset-password', { body: { username: admin.username } });
  await app.context.outbox.drain();
  return /token=([\w-]+)/.exec(app.mailer.sent.at(-1)?.mail.text ?? '')?.[1] ?? '';
};

const names = { firstName: 'Sam', lastName: 'Field', email: 'sam@example.com' };
const asAdmin = (method: 'POST' | 'PATCH', url: string, body: object) =>
  app.call(method, url, { cookie: admin.cookie, body });

let count = 0;

/** Every way to choose a password. */
const ways: readonly [string, (chosen: string) => ReturnType<TestApp['call']>][] = [
  [
    'creating a user',
    (chosen) =>
      asAdmin('POST', '/api/admin/users', { ...names, username: `sam-${++count}`, password: chosen, locationId }),
  ],
  ['setting one for a user', (chosen) => asAdmin('PATCH', `/api/admin/users/${userId}/password`, { password: chosen })],
  [
    'changing the own one',
    (chosen) => asAdmin('PATCH', '/api/auth/user/password', { currentPassword: password, password: chosen }),
  ],
  [
    'a mailed link',
    async (chosen) =>
      app.call('POST', '/api/reset-password/confirm', { body: { token: await mailedToken(), password: chosen } }),
  ],
];

const short = 'Password is too short: use at least 8 characters.';
const common = 'This password is one of the 10,000 most common. Choose one that is harder to guess.';

describe.each(ways)('%s', (_way, choose) => {
  test.each([
    ['1234567', short],
    ['pässwör', short],
    ['🔑🔑🔑🔑🔑🔑🔑', short],
    ['password', common],
    ['PassWord1', common],
    ['24081990', common],
    ['', 'Password is required.'],
    ['         ', 'Password is required.'],
  ])('refuses %j with a sentence', async (chosen, message) => {
    const response = await choose(chosen);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, errors: [{ path: 'password', message }] });
  });
});

test.each(ways.slice(0, 2))('%s accepts eight characters that are not common', async (_way, choose) => {
  expect((await choose('nine-eels')).statusCode).toBeLessThan(300);
  expect((await choose('🔑🔑🔑🔑🔑🔑🔑🔑')).statusCode).toBeLessThan(300);
});

test('an emailed link still works after a common password was refused', async () => {
  const token = await mailedToken();
  const confirm = (chosen: string) =>
    app.call('POST', '/api/reset-password/confirm', { body: { token, password: chosen } });
  expect((await confirm('password')).statusCode).toBe(400);
  expect((await confirm(password)).statusCode).toBe(200);
});

test('a user with an older weak password can sign in', async () => {
  const { id, username } = await makeOperator(app, 'user');
  const passwordHash = await hashPassword('123456');
  await app.context.db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
  const response = await app.call('POST', '/api/login', { body: { username, password: '123456' } });
  expect(response.statusCode).toBe(200);
});
