import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, makeLocation, makeOperator, makeUser, password, type SignedIn } from '../testing/factories.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';
import { insertUser } from '../users/users.store.ts';

let app: TestApp;
let ada: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  ada = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const logIn = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/login', { body, headers });

describe('a right password', () => {
  test('returns the user without secrets', async () => {
    const response = await logIn({ username: ada.username, password });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id: ada.id,
      username: ada.username,
      firstName: 'Ada',
      lastName: 'Keeper',
      email: `${ada.username}@example.com`,
      role: 'admin',
      locationId: null,
      locationIds: [],
    });
  });

  test('GET /api/auth/user then returns the same', async () => {
    const response = await logIn({ username: ada.username, password });
    const current = await app.call('GET', '/api/auth/user', { cookie: cookieOf(response) });
    expect(current.statusCode).toBe(200);
    expect(current.json()).toEqual(response.json());
  });

  test('sets a cookie hidden from scripts and other sites', async () => {
    const response = await logIn({ username: ada.username, password });
    expect(response.cookies).toEqual([
      expect.objectContaining({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: expect.any(Number) }),
    ]);
    expect(response.cookies[0]).not.toHaveProperty('secure');
  });

  test("is accepted regardless of the user name's case and surrounding blanks", async () => {
    for (const username of [ada.username.toUpperCase(), `  ${ada.username} `]) {
      expect((await logIn({ username, password })).statusCode).toBe(200);
    }
  });

  test('starts a new session each time', async () => {
    const cookies = [1, 2].map(async () => cookieOf(await logIn({ username: ada.username, password })));
    const [first, second] = await Promise.all(cookies);
    expect(first).not.toBe(second);
  });

  test('stores no usable session id', async () => {
    const response = await logIn({ username: ada.username, password });
    const stored = JSON.stringify(await app.context.db.selectFrom('sessions').selectAll().execute());
    const token = decodeURIComponent(response.cookies[0]?.value ?? '').split('.')[0] ?? '';
    expect(token).not.toBe('');
    expect(stored).not.toContain(token);
  });
});

describe('a refused sign-in', () => {
  test('is the same for a wrong password and an unknown user', async () => {
    const wrong = await logIn({ username: ada.username, password: 'wrong' });
    const unknown = await logIn({ username: 'nobody', password: 'wrong' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ message: 'Invalid username or password' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(wrong.cookies).toEqual([]);
  });

  test.each([
    [{ username: '', password }, 'username', 'Username is required.'],
    [{ username: '   ', password }, 'username', 'Username is required.'],
    [{ password }, 'username', 'Username is required.'],
    [{ username: null, password }, 'username', 'Username is required.'],
    [{ username: 7, password }, 'username', 'Username must be text.'],
    [{ username: 'ada', password: '' }, 'password', 'Password is required.'],
    [{ username: 'ada' }, 'password', 'Password is required.'],
    [{ username: 'ada', password: ['correct'] }, 'password', 'Password must be text.'],
    [{ username: 'ada', password: 'x'.repeat(1001) }, 'password', 'Password is too long: at most 1000 characters.'],
  ])('%j is 400 at %s', async (body, path, message) => {
    const response = await logIn(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, errors: [{ path, message }] });
  });

  test('leaves neither password nor user name in the log', async () => {
    await logIn({ username: 'somebody-in-particular', password: 'a very particular secret' });
    expect(app.logLines.join('')).not.toMatch(/somebody-in-particular|particular secret/);
  });
});

describe('a password', () => {
  test.each([
    ['blanks at its ends', '  spaced  '],
    ['control characters', 'door bell\u0007'],
    ['characters outside the basic plane', 'une clé 🔑'],
  ])('may contain %s', async (_what, secret) => {
    const person = await makeOperator(app, 'user');
    const url = `/api/admin/users/${person.id}/password`;
    await app.call('PATCH', url, { cookie: ada.cookie, body: { password: secret } });
    expect((await logIn({ username: person.username, password: secret })).statusCode).toBe(200);
    expect((await logIn({ username: person.username, password: secret.trim() })).statusCode).toBe(
      secret === secret.trim() ? 200 : 401,
    );
  });

  test("is stored as an Argon2id hash with OWASP's cost", async () => {
    const { id: locationId } = await makeLocation(app, ada);
    const { id } = await makeUser(app, ada, locationId);
    const { passwordHash } = await app.context.db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('that is damaged in the database signs nobody in', async () => {
    const now = app.clock.now().toISOString();
    const row = {
      firstName: '',
      lastName: '',
      email: '',
      role: 'user' as const,
      locationId: null,
      passwordChangedAt: now,
      createdAt: now,
      updatedAt: now,
    };
    await insertUser(app.context.db, {
      ...row,
      id: 'd',
      username: 'd',
      usernameKey: 'd',
      passwordHash: 'plain',
      invitedAt: null,
    });
    const response = await logIn({ username: 'd', password: 'plain' });
    expect(response.statusCode).not.toBe(200);
    expect(response.cookies).toEqual([]);
  });
});

describe('from another origin', () => {
  test.each<[string, Record<string, string>]>([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an Origin of nothing', { origin: 'null' }],
    ['an Origin with our name in it', { origin: 'http://localhost.evil.example' }],
    ['another port', { origin: 'http://localhost:81' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a cross-site fetch that claims our Origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
    ['a same-site fetch without Origin', { 'sec-fetch-site': 'same-site' }],
  ])('%s may not sign in: 403', async (_what, headers) => {
    const response = await logIn({ username: ada.username, password }, headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ message: 'Only the application itself can make this call.' });
    expect(response.cookies).toEqual([]);
  });

  test.each([
    ['POST', '/api/bots'],
    ['PUT', '/api/bots/x'],
    ['PATCH', '/api/admin/users/x'],
    ['DELETE', '/api/locations/x'],
    ['POST', '/api/reset-password'],
    ['POST', '/api/reset-password/confirm'],
  ] as const)('%s %s is 403 even with a session', async (method, url) => {
    const response = await app.call(method, url, {
      cookie: ada.cookie,
      body: {},
      headers: { origin: 'https://evil.example' },
    });
    expect(response.statusCode).toBe(403);
  });

  test.each([
    ['PUBLIC_URL', 'localhost:80', 'http://localhost:3000'],
    ['the host that the request names', 'chat.internal:8080', 'http://chat.internal:8080'],
    ['that host in another case', 'Chat.Internal', 'http://chat.internal'],
    ['that host behind a proxy that names the default port', 'chat.example.com:443', 'https://chat.example.com'],
  ])('%s is our own', async (_what, host, origin) => {
    const response = await logIn({ username: ada.username, password }, { host, origin });
    expect(response.statusCode).toBe(200);
  });

  test('reading changes nothing and stays allowed, without CORS headers', async () => {
    const headers = { origin: 'https://evil.example' };
    const response = await app.call('GET', '/api/bots', { cookie: ada.cookie, headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

test('behind https the cookie is Secure', async () => {
  const https = await startTestApp({ PUBLIC_URL: 'https://chat.example.com' });
  const { username } = await makeOperator(https, 'admin');
  const response = await https.call('POST', '/api/login', { body: { username, password } });
  expect(response.cookies).toEqual([expect.objectContaining({ secure: true, httpOnly: true, sameSite: 'Lax' })]);
});

test('behind a trusted proxy that speaks https the cookie is Secure', async () => {
  const proxied = await startTestApp({ TRUST_PROXY: '1' });
  const { username } = await makeOperator(proxied, 'admin');
  const headers = { 'x-forwarded-proto': 'https' };
  const response = await proxied.call('POST', '/api/login', { body: { username, password }, headers });
  expect(response.cookies).toEqual([expect.objectContaining({ secure: true })]);
});
