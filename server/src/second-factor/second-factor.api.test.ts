import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSecrets } from '../secrets.ts';
import { cookieOf, makeOperator, password, type SignedIn, signIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { giveNewPassword } from '../users/give-new-password.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  // Each person behind the trusted proxy has their own address.
  app = await openTestApp({ TRUST_PROXY: '1' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.db.deleteFrom('loginAttempts').execute();
  // A code of the previous test must not be valid now.
  app.clock.advance(120_000);
});

interface Enrolled extends SignedIn {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const post = (url: string, cookie: string, body: object) => app.call('POST', url, { cookie, body });
const codeOf = (secret: string): string => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
const wrongCode = (secret: string): string => String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, '0');
const logIn = (username: string, code?: string, secret = password, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/login', { body: { username, password: secret, code }, headers });
const begin = (cookie: string, currentPassword = password) =>
  post('/api/auth/second-factor', cookie, { currentPassword });
const confirm = (cookie: string, code: string) => post('/api/auth/second-factor/confirm', cookie, { code });
const turnOff = (cookie: string, code: string, currentPassword = password) =>
  post('/api/auth/second-factor/off', cookie, { currentPassword, code });
const state = async (cookie: string) => (await app.call('GET', '/api/auth/second-factor', { cookie })).json();
const actionsOn = async (userId: string, kind: string): Promise<string[]> => {
  const entries = await app.call('GET', `/api/admin/audit-log?kind=${kind}&limit=200`, { cookie: admin.cookie });
  return entries
    .json()
    .filter((entry: { subjectId: string }) => entry.subjectId === userId)
    .map((entry: { action: string; actorName: string }) => `${entry.action} by ${entry.actorName}`);
};

/** A user whose second factor is on, thirty seconds after its first code. */
async function makeEnrolled(role: 'user' | 'admin' = 'user'): Promise<Enrolled> {
  const person = await makeOperator(app, role);
  const { secret } = (await begin(person.cookie)).json();
  const { recoveryCodes } = (await confirm(person.cookie, codeOf(secret))).json();
  app.clock.advance(30_000);
  return { ...person, secret, recoveryCodes };
}

const refusal = (path: string, message: string) => ({ message, errors: [{ path, message }] });
const askForCode = refusal('code', 'Enter the code from your authenticator app.');
const invalidCode = refusal('code', 'This code is not valid. Wait for the next one and try again.');
const wrongPassword = { message: 'Invalid username or password' };

describe('turning it on', () => {
  test('takes the password and a code, and returns ten recovery codes', async () => {
    const person = await makeOperator(app, 'user');
    expect(await state(person.cookie)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    const { secret, uri } = (await begin(person.cookie)).json();
    expect(uri).toContain(`otpauth://totp/Chat%20Module:${person.username}?issuer=Chat%20Module&secret=${secret}`);
    expect(await state(person.cookie)).toMatchObject({ isOn: false });
    expect((await logIn(person.username)).statusCode).toBe(200);
    const { recoveryCodes } = (await confirm(person.cookie, codeOf(secret))).json();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state(person.cookie)).toEqual({
      isOn: true,
      since: app.clock.now().toISOString(),
      recoveryCodesLeft: 10,
    });
    expect(await actionsOn(person.id, 'user')).toEqual([`second_factor_on by ${person.username}`]);
  });

  test('ends the sessions that started without it, except this one', async () => {
    const person = await makeOperator(app, 'user');
    const elsewhere = await signIn(app, person.username);
    const { secret } = (await begin(person.cookie)).json();
    await confirm(person.cookie, codeOf(secret));
    const statusOf = async (cookie: string) => (await app.call('GET', '/api/auth/user', { cookie })).statusCode;
    expect([await statusOf(person.cookie), await statusOf(elsewhere)]).toEqual([200, 401]);
  });

  test('is refused with a wrong password, a wrong code, and a code of an earlier secret', async () => {
    const person = await makeOperator(app, 'user');
    const refused = await begin(person.cookie, 'wrong');
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      refusal('currentPassword', 'The current password is incorrect.'),
    ]);
    const early = await confirm(person.cookie, '123456');
    expect([early.statusCode, early.json().message]).toEqual([
      400,
      'There is no two-factor setup to confirm. Start again.',
    ]);
    const { secret: earlier } = (await begin(person.cookie)).json();
    const { secret } = (await begin(person.cookie)).json();
    for (const code of [wrongCode(secret), codeOf(earlier), 'abcdef']) {
      const response = await confirm(person.cookie, code);
      expect([response.statusCode, response.json()]).toEqual([400, invalidCode]);
    }
    expect((await logIn(person.username)).statusCode).toBe(200);
  });

  test('is refused while it is on', async () => {
    const person = await makeEnrolled();
    const response = await begin(person.cookie);
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      'Two-factor sign-in is already on. Turn it off first.',
    ]);
    expect((await logIn(person.username, codeOf(person.secret))).statusCode).toBe(200);
  });

  test('stores the secret encrypted and the recovery codes as hashes', async () => {
    const { secret, recoveryCodes } = await makeEnrolled();
    const { db } = app.context;
    const stored = JSON.stringify([
      await db.selectFrom('secondFactors').selectAll().execute(),
      await db.selectFrom('recoveryCodes').selectAll().execute(),
      await db.selectFrom('auditEntries').selectAll().execute(),
      app.logLines,
    ]);
    for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(told);
  });
});

describe('signing in', () => {
  test('asks for a code only after the right password, and starts no session without it', async () => {
    const person = await makeEnrolled();
    const unknown = await logIn(person.username, undefined, 'wrong');
    expect([unknown.statusCode, unknown.json()]).toEqual([401, wrongPassword]);
    const withCode = await logIn(person.username, codeOf(person.secret), 'wrong');
    expect([withCode.statusCode, withCode.json()]).toEqual([401, wrongPassword]);
    const asked = await logIn(person.username);
    expect([asked.statusCode, asked.json(), asked.cookies]).toEqual([401, askForCode, []]);
    const signedIn = await logIn(person.username, codeOf(person.secret));
    expect(signedIn.statusCode).toBe(200);
    expect((await app.call('GET', '/api/auth/user', { cookie: cookieOf(signedIn) })).statusCode).toBe(200);
  });

  test('refuses a wrong code, and says so in the audit log', async () => {
    const person = await makeEnrolled();
    const response = await logIn(person.username, wrongCode(person.secret));
    expect([response.statusCode, response.json(), response.cookies]).toEqual([401, invalidCode, []]);
    expect((await actionsOn(person.id, 'session'))[0]).toBe('second_factor_failed by ');
  });

  test('accepts a code once, and none from before it', async () => {
    const person = await makeEnrolled();
    const earlier = codeOf(person.secret);
    app.clock.advance(30_000);
    const code = codeOf(person.secret);
    expect((await logIn(person.username, ` ${code.slice(0, 3)} ${code.slice(3)} `)).statusCode).toBe(200);
    for (const used of [code, earlier]) expect((await logIn(person.username, used)).json()).toEqual(invalidCode);
    app.clock.advance(30_000);
    expect((await logIn(person.username, codeOf(person.secret))).statusCode).toBe(200);
  });

  test('accepts a code once, even if sent twice at the same moment', async () => {
    const person = await makeEnrolled();
    const code = codeOf(person.secret);
    const answers = await Promise.all([logIn(person.username, code), logIn(person.username, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('does not accept the code that turned it on again', async () => {
    const person = await makeOperator(app, 'user');
    const { secret } = (await begin(person.cookie)).json();
    const code = codeOf(secret);
    await confirm(person.cookie, code);
    expect((await logIn(person.username, code)).json()).toEqual(invalidCode);
  });

  test('accepts each recovery code once, however typed', async () => {
    const person = await makeEnrolled();
    const [first = '', second = ''] = person.recoveryCodes;
    expect((await logIn(person.username, first)).statusCode).toBe(200);
    expect((await logIn(person.username, first)).json()).toEqual(invalidCode);
    expect((await logIn(person.username, second.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect(await state(person.cookie)).toMatchObject({ recoveryCodesLeft: 8 });
    const other = await makeEnrolled();
    expect((await logIn(other.username, person.recoveryCodes[2])).json()).toEqual(invalidCode);
  });

  test('counts wrong codes like wrong passwords; being asked for the code in between resets nothing', async () => {
    const person = await makeEnrolled();
    for (let i = 0; i < 10; i++) {
      const from = { 'x-forwarded-for': `192.0.2.${i}` };
      expect((await logIn(person.username, wrongCode(person.secret), password, from)).statusCode).toBe(401);
      expect((await logIn(person.username, undefined, password, from)).statusCode).toBe(i < 9 ? 401 : 429);
    }
    expect((await logIn(person.username, codeOf(person.secret))).statusCode).toBe(429);
  });

  test('ignores a code where there is no second factor', async () => {
    const { username } = await makeOperator(app, 'user');
    expect((await logIn(username, '123456')).statusCode).toBe(200);
    expect((await logIn(username, '')).statusCode).toBe(200);
  });

  test('is not bypassed by an emailed link: the new password alone is not enough', async () => {
    const person = await makeEnrolled();
    await app.call('POST', '/api/reset-password', { body: { username: person.username } });
    await app.context.outbox.drain();
    const [, token = ''] = /token=([\w-]+)/.exec(app.mailer.sent.at(-1)?.mail.text ?? '') ?? [];
    const secret = 'a harbor at dusk';
    const set = await app.call('POST', '/api/reset-password/confirm', { body: { token, password: secret } });
    expect([set.statusCode, set.cookies]).toEqual([200, []]);
    expect((await logIn(person.username, undefined, secret)).json()).toEqual(askForCode);
    expect((await logIn(person.username, codeOf(person.secret), secret)).statusCode).toBe(200);
  });
});

describe('turning it off', () => {
  test('takes the password and a code', async () => {
    const person = await makeEnrolled();
    const refused = await turnOff(person.cookie, codeOf(person.secret), 'wrong');
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'currentPassword']);
    const wrong = await turnOff(person.cookie, wrongCode(person.secret));
    expect([wrong.statusCode, wrong.json()]).toEqual([400, invalidCode]);
    expect(await state(person.cookie)).toMatchObject({ isOn: true });
    expect((await turnOff(person.cookie, codeOf(person.secret))).statusCode).toBe(200);
    expect(await state(person.cookie)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    expect((await logIn(person.username)).statusCode).toBe(200);
    expect((await actionsOn(person.id, 'user'))[0]).toBe(`second_factor_off by ${person.username}`);
  });

  test('accepts a recovery code instead of the code', async () => {
    const person = await makeEnrolled();
    expect((await turnOff(person.cookie, person.recoveryCodes[0] ?? '')).statusCode).toBe(200);
  });

  test('is refused if it is off', async () => {
    const person = await makeOperator(app, 'user');
    const response = await turnOff(person.cookie, '123456');
    expect([response.statusCode, response.json().message]).toEqual([409, 'Two-factor sign-in is already off.']);
  });
});

describe('an admin', () => {
  const reset = (id: string, cookie = admin.cookie) =>
    app.call('DELETE', `/api/admin/users/${id}/second-factor`, { cookie });

  test("sees who has one and resets another user's, which is audited", async () => {
    const person = await makeEnrolled();
    const find = async () => {
      const users = await app.call('GET', '/api/admin/users?limit=200', { cookie: admin.cookie });
      return users.json().find(({ id }: { id: string }) => id === person.id);
    };
    expect(await find()).toMatchObject({ hasSecondFactor: true });
    expect((await reset(person.id)).statusCode).toBe(200);
    expect(await find()).toMatchObject({ hasSecondFactor: false });
    expect((await logIn(person.username)).statusCode).toBe(200);
    expect((await actionsOn(person.id, 'user'))[0]).toBe(`second_factor_off by ${admin.username}`);
  });

  test('does not bypass their own', async () => {
    const person = await makeEnrolled('admin');
    const response = await reset(person.id, person.cookie);
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      'Turn off your own two-factor sign-in on your profile.',
    ]);
  });

  test('gets an error for a user without one or an unknown user', async () => {
    const person = await makeOperator(app, 'user');
    expect((await reset(person.id)).json().message).toBe('Two-factor sign-in is off for this user.');
    expect((await reset('nobody')).statusCode).toBe(404);
  });
});

test('npm run reset-password turns it off, and says so', async () => {
  const person = await makeEnrolled();
  const { db, clock } = app.context;
  const given = await giveNewPassword(db, clock, person.username);
  expect(given?.wasSecondFactorOn).toBe(true);
  expect((await logIn(person.username, undefined, given?.password)).statusCode).toBe(200);
  expect(await actionsOn(person.id, 'user')).toContain('second_factor_off by Command line');
});

test("under another SECRET_KEY recovery codes still work, and the app's codes are refused with a message", async () => {
  const person = await makeEnrolled();
  const { db } = app.context;
  const secretCipher = createSecrets('another key of at least thirty-two bytes').encrypt(person.secret);
  await db.updateTable('secondFactors').set({ secretCipher }).where('userId', '=', person.id).execute();
  const refused = await logIn(person.username, codeOf(person.secret));
  expect([refused.statusCode, refused.json().message]).toEqual([
    401,
    'Codes from your authenticator app can no longer be checked here. Use a recovery code, or ask an admin to reset your two-factor sign-in.',
  ]);
  expect((await logIn(person.username, person.recoveryCodes[0])).statusCode).toBe(200);
});
