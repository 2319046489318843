import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFirstData } from '../sample/first-data.ts';
import { makeLocation, makeOperator, password, type SignedIn, signIn } from '../testing/factories.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';
import { giveNewPassword } from '../users/give-new-password.ts';
import { hasGeneratedPassword } from '../users/users.store.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.context.db.deleteFrom('loginAttempts').execute());

const update = (person: SignedIn, body: object) => app.call('PATCH', '/api/auth/user', { cookie: person.cookie, body });
const changePassword = (person: SignedIn, body: object) =>
  app.call('PATCH', '/api/auth/user/password', { cookie: person.cookie, body });
const current = (cookie: string) => app.call('GET', '/api/auth/user', { cookie });
const logIn = async (username: string, secret: string) =>
  (await app.call('POST', '/api/login', { body: { username, password: secret } })).statusCode;
const entriesOf = async ({ id }: SignedIn) =>
  (await app.call('GET', `/api/admin/audit-log?actorId=${id}&kind=user`, { cookie: admin.cookie })).json();

const refusal = (path: string, message: string) => ({ message, errors: [{ path, message }] });

describe.each(['user', 'admin'] as const)("one's own name, as %s", (role) => {
  test('changes without a password, with an audit entry', async () => {
    const person = await makeOperator(app, role);
    const response = await update(person, { firstName: ' Grace ', lastName: 'Hall' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual((await current(person.cookie)).json());
    expect(response.json()).toMatchObject({ firstName: 'Grace', lastName: 'Hall', username: person.username });
    expect(await entriesOf(person)).toMatchObject([
      {
        action: 'changed',
        subjectId: person.id,
        changes: [
          { field: 'firstName', from: 'Ada', to: 'Grace' },
          { field: 'lastName', from: 'Keeper', to: 'Hall' },
        ],
      },
    ]);
  });

  test.each([
    ['firstName', 'First name'],
    ['lastName', 'Last name'],
    ['email', 'Email'],
  ])('%s can not be made blank', async (path, label) => {
    const person = await makeOperator(app, role);
    const response = await update(person, { [path]: '  ' });
    expect([response.statusCode, response.json()]).toEqual([400, refusal(path, `${label} is required.`)]);
  });
});

test('username, role and location can only be changed by an admin', async () => {
  const { id: locationId } = await makeLocation(app, admin);
  const person = await makeOperator(app, 'user');
  const before = (await current(person.cookie)).json();
  const response = await update(person, { username: 'boss', role: 'admin', locationId, id: admin.id });
  expect([response.statusCode, response.json()]).toEqual([200, before]);
  expect((await current(person.cookie)).json()).toEqual(before);
});

describe("one's own email address", () => {
  const email = 'new@example.com';

  test('changes with the current password; the old address is notified', async () => {
    const person = await makeOperator(app, 'user');
    const response = await update(person, { email, currentPassword: password });
    expect(response.json()).toMatchObject({ email });
    await app.context.outbox.drain();
    const { mail } = app.mailer.sent.at(-1) ?? {};
    expect(mail).toMatchObject({
      to: `${person.username}@example.com`,
      subject: 'Your Chat Module email address was changed',
    });
    expect(mail?.text).toContain(`"${person.username}" was changed to new@example.com`);
    expect(await entriesOf(person)).toMatchObject([{ action: 'changed', changes: [{ field: 'email', to: email }] }]);
  });

  test.each([
    ['no password', {}, 'Enter your current password to change your email address.'],
    ['a wrong password', { currentPassword: 'wrong' }, 'The current password is incorrect.'],
  ])('does not change with %s', async (_what, body, message) => {
    const person = await makeOperator(app, 'user');
    const sentBefore = app.mailer.sent.length;
    const response = await update(person, { firstName: 'Grace', email, ...body });
    expect([response.statusCode, response.json()]).toEqual([400, refusal('currentPassword', message)]);
    await app.context.outbox.drain();
    expect((await current(person.cookie)).json()).toMatchObject({ firstName: 'Ada' });
    expect(app.mailer.sent).toHaveLength(sentBefore);
  });

  test('unchanged needs no password and sends no notice', async () => {
    const person = await makeOperator(app, 'user');
    const sentBefore = app.mailer.sent.length;
    const response = await update(person, { email: `${person.username}@example.com`, lastName: 'Hall' });
    expect(response.json()).toMatchObject({ lastName: 'Hall' });
    await app.context.outbox.drain();
    expect(app.mailer.sent).toHaveLength(sentBefore);
  });

  test('when it changes, links emailed to the old one stop working', async () => {
    const person = await makeOperator(app, 'user');
    await app.call('POST', '/api/reset-password', { body: { username: person.username } });
    await app.context.outbox.drain();
    const [, token = ''] = /token=([\w-]+)/.exec(app.mailer.sent.at(-1)?.mail.text ?? '') ?? [];
    const isValid = async () => (await app.call('POST', '/api/reset-password/check', { body: { token } })).json().valid;
    expect(await isValid()).toBe(true);
    await update(person, { email, currentPassword: password });
    expect(await isValid()).toBe(false);
  });
});

describe("one's own password", () => {
  const newPassword = 'a harbor at dusk';

  test('changes with the current one; this session continues, the others end', async () => {
    const person = await makeOperator(app, 'user');
    const elsewhere = await signIn(app, person.username);
    const response = await changePassword(person, { currentPassword: password, password: newPassword });
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Password updated successfully' }]);
    expect((await current(person.cookie)).statusCode).toBe(200);
    expect((await current(elsewhere)).statusCode).toBe(401);
    expect([await logIn(person.username, password), await logIn(person.username, newPassword)]).toEqual([401, 200]);
    expect(await entriesOf(person)).toMatchObject([{ action: 'password_set', subjectId: person.id, changes: [] }]);
  });

  test.each([
    [{ password: newPassword }, 'currentPassword', 'Current password is required.'],
    [{ currentPassword: password }, 'password', 'Password is required.'],
    [{ currentPassword: 'wrong', password: newPassword }, 'currentPassword', 'The current password is incorrect.'],
  ])('%j is refused', async (body, path, message) => {
    const person = await makeOperator(app, 'user');
    const response = await changePassword(person, body);
    expect([response.statusCode, response.json()]).toEqual([400, refusal(path, message)]);
    expect(await logIn(person.username, password)).toBe(200);
  });

  test('cannot be guessed with a session: 10 wrong ones in 15 minutes count as failed sign-ins', async () => {
    const person = await makeOperator(app, 'user');
    for (let i = 0; i < 5; i++) {
      expect((await changePassword(person, { currentPassword: `${i}`, password: newPassword })).statusCode).toBe(400);
      expect((await update(person, { currentPassword: `${i}`, email: 'x@example.com' })).statusCode).toBe(400);
    }
    const refused = await changePassword(person, { currentPassword: password, password: newPassword });
    expect(refused.statusCode).toBe(429);
    expect(await logIn(person.username, password)).toBe(429);
    expect((await current(person.cookie)).statusCode).toBe(200);
  });
});

test('a generated password is marked until its owner chooses one', async () => {
  const person = await makeOperator(app, 'user');
  const { db, clock } = app.context;
  expect(await hasGeneratedPassword(db, person.id)).toBe(false);
  const { password: given = '' } = (await giveNewPassword(db, clock, person.username)) ?? {};
  expect(await hasGeneratedPassword(db, person.id)).toBe(true);
  const cookie = await signIn(app, person.username, given);
  await changePassword({ ...person, cookie }, { currentPassword: given, password: 'a harbor at dusk' });
  expect(await hasGeneratedPassword(db, person.id)).toBe(false);
});

test.each([
  ['one in ADMIN_PASSWORD was not', { ADMIN_PASSWORD: 'a harbor at dusk' }, false],
  ['any other was', {}, true],
])('of the first admin %s', async (_what, settings, isGenerated) => {
  const fresh = await startTestApp({ SAMPLE_DATA: 'off', ...settings });
  await makeFirstData(fresh.context);
  const { id } = await fresh.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  expect(await hasGeneratedPassword(fresh.context.db, id)).toBe(isGenerated);
});
