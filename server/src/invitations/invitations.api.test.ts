import { tooShort } from '@chat-module/contract/password-rule';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepHouse } from '../jobs/housekeeping.ts';
import { makeLocation, makeOperator, password, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const hourMs = 3_600_000;
const linkPattern = /http\S+\/invitation\?token=([\w-]+)/;
const useless = 'This invitation has expired, was already used or was revoked. Ask your administrator for a new one.';

let app: TestApp;
let admin: SignedIn;
let places: [string, string];

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off', SMTP_URL: 'smtp://mail.example' });
  admin = await makeOperator(app, 'admin');
  places = [(await makeLocation(app, admin)).id, (await makeLocation(app, admin)).id];
});
afterAll(() => app.close());

const asAdmin = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown, on = app, who = admin) =>
  on.call(method, url, { cookie: who.cookie, body });

let counter = 0;
const invite = (fields: object = {}) =>
  asAdmin('POST', '/api/admin/invitations', {
    firstName: 'Mia',
    lastName: 'Lane',
    email: `mia-${++counter}@example.com`,
    role: 'manager',
    locationIds: places,
    ...fields,
  });

async function invited(fields: object = {}) {
  const response = await invite(fields);
  expect(response.statusCode).toBe(201);
  return response.json().user;
}

const mailsTo = async (email: string) => {
  await app.context.outbox.drain();
  return app.mailer.sent.filter(({ mail }) => mail.to === email).map(({ mail }) => mail);
};

async function tokenFor(email: string): Promise<string> {
  const [, token] = linkPattern.exec((await mailsTo(email)).at(-1)?.text ?? '') ?? [];
  if (token === undefined) throw new Error('no link was mailed');
  return token;
}

const check = async (token: string) => (await app.call('POST', '/api/invitation/check', { body: { token } })).json();
const accept = (token: string, username: string, secret = password) =>
  app.call('POST', '/api/invitation/accept', { body: { token, username, password: secret } });
const logIn = (username: string, secret = password) =>
  app.call('POST', '/api/login', { body: { username, password: secret } });
const find = async (id: string) =>
  (await asAdmin('GET', '/api/admin/users?limit=200')).json().find((user: { id: string }) => user.id === id);
const latestEntry = async () => (await asAdmin('GET', '/api/admin/audit-log?kind=user&limit=1')).json()[0];

describe('inviting', () => {
  test('creates a user without a password, and emails a link', async () => {
    const response = await invite();
    const { user, link } = response.json();
    expect([response.statusCode, link]).toEqual([201, null]);
    expect(user).toMatchObject({
      username: user.email,
      role: 'manager',
      locationId: places[0],
      locationIds: places,
      invitation: 'open',
    });
    expect(await find(user.id)).toEqual(user);
    const [mail, ...more] = await mailsTo(user.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your invitation to Chat Module');
    const { firstName, lastName } = await find(admin.id);
    expect(mail?.text).toContain(`${firstName} ${lastName} has invited you`);
    expect(mail?.text).toMatch(linkPattern);
    expect(await latestEntry()).toMatchObject({ action: 'invited', actorId: admin.id, subjectName: user.email });
  });

  test('stores only the hash of the token, and no log line holds it', async () => {
    const { email } = await invited();
    const token = await tokenFor(email);
    const links = await app.context.db.selectFrom('passwordResets').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token);
    expect(app.logLines.join('\n')).not.toContain(token);
  });

  test.each([
    ['firstName', '', 'First name is required.'],
    ['lastName', ' ', 'Last name is required.'],
    ['email', 'mia', 'Email must be an email address, like name@example.com.'],
    ['role', 'owner', 'Role must be one of: user, manager, admin.'],
    ['locationIds', [], 'Choose at least one location.'],
    ['locationIds', ['nowhere'], 'This location does not exist.'],
  ])('%s %j is 400, and nobody is invited', async (path, value, message) => {
    const email = `refused-${++counter}@example.com`;
    const response = await invite({ email, [path]: value });
    expect([response.statusCode, response.json()]).toEqual([400, { message, errors: [{ path, message }] }]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('an email address that somebody signs in with is 409', async () => {
    const { email } = await invited();
    const response = await invite({ email: email.toUpperCase() });
    const message = 'Someone already signs in with this email address.';
    expect([response.statusCode, response.json()]).toEqual([409, { message, errors: [{ path: 'email', message }] }]);
  });

  test('without a mail server the link is in the answer, once', async () => {
    const on = await openTestApp({ RATE_LIMITS: 'off' });
    const boss = await makeOperator(on, 'admin');
    const place = (await makeLocation(on, boss)).id;
    const body = { firstName: 'Mia', lastName: 'Lane', email: 'mia@example.com', locationId: place };
    const { user, link } = (await asAdmin('POST', '/api/admin/invitations', body, on, boss)).json();
    expect(link).toMatch(linkPattern);
    const listed = await asAdmin('GET', '/api/admin/users', undefined, on, boss);
    expect(listed.body).not.toContain(link);
    const again = (await asAdmin('POST', `/api/admin/users/${user.id}/invitation`, undefined, on, boss)).json();
    expect(again.link).toMatch(linkPattern);
    expect(again.link).not.toBe(link);
    await on.close();
  });
});

describe('an invited user', () => {
  test('cannot sign in before accepting', async () => {
    const { email } = await invited();
    for (const secret of [password, '']) expect((await logIn(email, secret)).statusCode).not.toBe(200);
  });

  test('is not the other admin that the last one needs', async () => {
    const on = await openTestApp({ RATE_LIMITS: 'off' });
    const boss = await makeOperator(on, 'admin');
    const place = (await makeLocation(on, boss)).id;
    const body = { firstName: 'Mia', lastName: 'Lane', email: 'mia@example.com', role: 'admin', locationId: place };
    await asAdmin('POST', '/api/admin/invitations', body, on, boss);
    const response = await asAdmin('PATCH', `/api/admin/users/${boss.id}`, { role: 'user' }, on, boss);
    expect([response.statusCode, response.json().message]).toEqual([409, 'The last admin must stay an admin.']);
    await on.close();
  });

  test('keeps the link when an admin changes the role or the locations', async () => {
    const { id, email } = await invited();
    const token = await tokenFor(email);
    await asAdmin('PATCH', `/api/admin/users/${id}`, { role: 'user', locationId: places[1] });
    expect(await check(token)).toMatchObject({ invited: { username: email } });
  });

  test('loses the link when an admin changes the email address', async () => {
    const { id, email } = await invited();
    const token = await tokenFor(email);
    const changed = await asAdmin('PATCH', `/api/admin/users/${id}`, { email: 'elsewhere@example.com' });
    expect(changed.json()).toMatchObject({ username: 'elsewhere@example.com', invitation: 'expired' });
    expect(await check(token)).toEqual({ invited: null });
  });

  test('cannot get an email address that somebody signs in with: 409 for the email', async () => {
    const [{ id }, { email }] = [await invited(), await invited()];
    const response = await asAdmin('PATCH', `/api/admin/users/${id}`, { email });
    const message = 'Someone already signs in with this email address.';
    expect([response.statusCode, response.json()]).toEqual([409, { message, errors: [{ path: 'email', message }] }]);
  });

  test('is invited no more once an admin sets the password', async () => {
    const { id, email } = await invited();
    const token = await tokenFor(email);
    await asAdmin('PATCH', `/api/admin/users/${id}/password`, { password });
    expect((await find(id)).invitation).toBeNull();
    expect(await check(token)).toEqual({ invited: null });
    expect((await logIn(email)).statusCode).toBe(200);
  });
});

describe('accepting', () => {
  test('sets username and password, and the person sees their locations', async () => {
    const { id, email } = await invited();
    const token = await tokenFor(email);
    expect(await check(token)).toEqual({ invited: { firstName: 'Mia', username: email } });
    const response = await accept(token, 'Mia.Lane');
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Your account is ready' }]);
    expect(await latestEntry()).toMatchObject({ action: 'accepted', actorId: id, actorName: 'Mia.Lane' });
    const signedIn = await logIn('mia.lane');
    expect(signedIn.json()).toMatchObject({ role: 'manager', locationIds: places });
    expect(await find(id)).toMatchObject({ username: 'Mia.Lane', invitation: null });
  });

  test('works once: 400', async () => {
    const { email } = await invited();
    const token = await tokenFor(email);
    await accept(token, email);
    const again = await accept(token, email, 'another one');
    const errors = [{ path: 'token', message: useless }];
    expect([again.statusCode, again.json()]).toEqual([400, { message: useless, errors }]);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('at the same moment works once', async () => {
    const { email } = await invited();
    const token = await tokenFor(email);
    const answers = await Promise.all([accept(token, email), accept(token, email), accept(token, email)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  test('a username that is taken is 409, and the link still works', async () => {
    const { email } = await invited();
    const token = await tokenFor(email);
    const response = await accept(token, admin.username.toUpperCase());
    const message = 'This username is already taken.';
    expect([response.statusCode, response.json()]).toEqual([409, { message, errors: [{ path: 'username', message }] }]);
    expect((await accept(token, email)).statusCode).toBe(200);
  });

  test.each([
    ['short', tooShort],
    ['', 'Password is required.'],
    ['password1', 'This password is one of the 10,000 most common. Choose one that is harder to guess.'],
  ])('the password %j is 400', async (secret, message) => {
    const { email } = await invited();
    const response = await accept(await tokenFor(email), email, secret);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });

  test('is possible for 72 hours, over housekeeping', async () => {
    const { id, email } = await invited();
    const token = await tokenFor(email);
    app.clock.advance(71 * hourMs);
    await keepHouse(app.context);
    expect((await check(token)).invited).not.toBeNull();
    app.clock.advance(hourMs);
    expect(await check(token)).toEqual({ invited: null });
    expect((await accept(token, email)).json().message).toBe(useless);
    admin = await makeOperator(app, 'admin');
    expect((await find(id)).invitation).toBe('expired');
  });

  test('with the link of a password reset is 400: it may not change a username', async () => {
    const person = await makeOperator(app, 'user', places[0]);
    await app.call('POST', '/api/reset-password', { body: { username: person.username } });
    const mail = (await mailsTo(`${person.username}@example.com`)).at(-1);
    const [, token = ''] = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(await check(token)).toEqual({ invited: null });
    expect((await accept(token, 'somebody-else')).statusCode).toBe(400);
    expect((await find(person.id)).username).toBe(person.username);
  });

  test('is refused after ten guesses from one address: 429', async () => {
    const on = await openTestApp();
    const guess = () => on.call('POST', '/api/invitation/check', { body: { token: 'guessed' } });
    for (let tried = 0; tried < 10; tried++) expect((await guess()).statusCode).toBe(200);
    expect((await guess()).statusCode).toBe(429);
    const body = { token: 'guessed', username: 'guesser', password };
    expect((await on.call('POST', '/api/invitation/accept', { body })).statusCode).toBe(429);
    await on.close();
  });
});

describe('resending', () => {
  test('emails a new link and ends the earlier one', async () => {
    const { id, email } = await invited();
    const earlier = await tokenFor(email);
    const response = await asAdmin('POST', `/api/admin/users/${id}/invitation`);
    expect([response.statusCode, response.json().user.invitation]).toEqual([200, 'open']);
    expect(await mailsTo(email)).toHaveLength(2);
    const later = await tokenFor(email);
    expect(await check(earlier)).toEqual({ invited: null });
    expect((await accept(later, email)).statusCode).toBe(200);
  });

  test('to someone who has accepted is 409, to a stranger 404', async () => {
    const { id, email } = await invited();
    await accept(await tokenFor(email), email);
    for (const method of ['POST', 'DELETE'] as const) {
      const response = await asAdmin(method, `/api/admin/users/${id}/invitation`);
      const message = 'This user has already accepted the invitation.';
      expect([response.statusCode, response.json()]).toEqual([409, { message }]);
      expect((await asAdmin(method, '/api/admin/users/nobody/invitation')).statusCode).toBe(404);
    }
    expect((await logIn(email)).statusCode).toBe(200);
  });
});

test('revoking deletes the invited user, and the link says so', async () => {
  const { id, email } = await invited();
  const token = await tokenFor(email);
  const response = await asAdmin('DELETE', `/api/admin/users/${id}/invitation`);
  expect([response.statusCode, response.json()]).toEqual([200, { message: 'Invitation revoked successfully' }]);
  expect(await find(id)).toBeUndefined();
  expect(await latestEntry()).toMatchObject({ action: 'revoked', subjectName: email });
  expect(await check(token)).toEqual({ invited: null });
  expect((await accept(token, email)).json().message).toBe(useless);
  await invited({ email });
});
