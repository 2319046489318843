import { connect } from 'node:net';
import { endpoints } from '@chat-module/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOperator, password, type SignedIn, signIn } from '../testing/factories.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const withBody = [...endpoints.values()].filter(({ body }) => body);
const addressOf = (path: string): string => path.replace(/:\w+/g, 'nothing');

describe.each(withBody.map((it) => [it.method, addressOf(it.path), it.body] as const))('%s %s', (method, url, body) => {
  /** A call without required fields accepts an object with only unknown ones. */
  const expected = body?.safeParse({}).success ? [200, 400, 404, 429] : [400, 404];
  test.each([
    ['an array a hundred thousand deep', '['.repeat(100_000)],
    ['an object ten thousand deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a prototype', '{"__proto__":{"role":"admin"}}'],
    ['a constructor', '{"constructor":{"prototype":{"role":"admin"}}}'],
    ['half a body', '{"message":"'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('%s is harmless', async (_what, payload) => {
    const response = await app.app.inject({ method, url, payload, headers: { ...json, cookie: admin.cookie } });
    expect(expected).toContain(response.statusCode);
    if (response.statusCode !== 200) expect(Object.keys(response.json())).toContain('message');
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  });
});

describe('no file outside the build is served:', () => {
  const climbs = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '%252e%252e%252f', '....//'];
  const roots = ['/assets/', '/widget-assets/', '/'];
  test.each(roots.flatMap((root) => climbs.map((climb) => `${root}${climb.repeat(6)}`)))('%s', async (prefix) => {
    for (const file of ['package.json', 'etc/passwd', 'server/src/main.ts', 'data/secret.key']) {
      const { statusCode, body } = await app.call('GET', prefix + file);
      expect([400, 403, 404]).toContain(statusCode);
      expect(body).not.toMatch(/"workspaces"|root:|createKnowledgeCache/);
    }
  });

  test('as written, without a client that normalizes the URL', async () => {
    const { app: server } = await startTestApp();
    const address = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
    const answer = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(Number(address.port), address.hostname, () =>
        socket.write('GET /assets/../../../package.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
      );
      socket.on('data', (part) => {
        received += part;
      });
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 40\d /);
    expect(answer).not.toContain('workspaces');
  });
});

test('a slow body has thirty seconds to arrive', () => {
  expect(app.app.server.requestTimeout).toBe(30_000);
  expect(app.app.server.headersTimeout).toBeLessThanOrEqual(60_000);
});

describe('session fixation:', () => {
  test('a planted cookie is not the session after signing in', async () => {
    const planted = await signIn(app, admin.username);
    const response = await app.call('POST', '/api/login', {
      body: { username: admin.username, password },
      cookie: planted,
    });
    const [cookie] = response.cookies;
    expect(cookie?.value).toBeDefined();
    expect(planted).not.toContain(encodeURIComponent(cookie?.value ?? ''));
  });

  test('a forged session id belongs to nobody, signed or not', async () => {
    const signed = app.app.signCookie('made-up');
    for (const value of ['made-up', encodeURIComponent(signed)]) {
      const cookie = `chat_module_session=${value}`;
      expect((await app.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(401);
    }
  });
});

test.each(['admin', 'password', 'chat-module', 'changeme'])('nobody signs in as admin with %j', async (guess) => {
  const fresh = await startTestApp({ SAMPLE_DATA: 'off' });
  const { makeFirstData } = await import('../sample/first-data.ts');
  const made = await makeFirstData(fresh.context);
  expect(made?.generatedPassword?.length).toBeGreaterThanOrEqual(12);
  const response = await fresh.call('POST', '/api/login', { body: { username: 'admin', password: guess } });
  expect(response.statusCode).toBe(401);
});
