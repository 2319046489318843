import type { Endpoint } from '@chat-module/contract/endpoint';
import { endpoints } from '@chat-module/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBot, makeLocation, makeOperator, type SignedIn, visitorLead } from '../testing/factories.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const origin = 'https://www.customer.example';
const open = [...endpoints.values()].filter(({ access }) => access === 'visitor');
const closed = [...endpoints.values()].filter(({ access }) => access !== 'visitor');
const named = (list: readonly Endpoint[]) => list.map(({ method, path }) => [method, path] as const);
const addressOf = (path: string, id = 'nothing'): string => path.replace(/:\w+/, id);

const corsHeadersOf = (headers: Record<string, unknown>): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

test('the public calls are the listed ones', () => {
  expect(
    named(open)
      .map((call) => call.join(' '))
      .sort(),
  ).toEqual([
    'GET /api/bots/:id/picture/:hash',
    'GET /api/bots/:id/public',
    'GET /api/locations/:id/public',
    'POST /api/chat/:botId',
    'POST /api/chat/:botId/opening',
    'POST /api/chat/:botId/rating',
    'POST /api/chat/:botId/transcript',
    'POST /api/leads',
    'POST /api/reservations',
  ]);
});

describe.each(named(open))('%s %s', (method, path) => {
  test('accepts the preflight of any origin, without credentials', async () => {
    const headers = {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    };
    const response = await app.call('OPTIONS', addressOf(path), { headers });
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': method,
      'access-control-allow-headers': expect.stringMatching(/content-type/i),
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('makes its refusals readable by any page too', async () => {
    const body = method === 'POST' ? {} : undefined;
    const response = await app.call(method, addressOf(path), { headers: { origin }, body });
    expect([400, 404]).toContain(response.statusCode);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  if (method === 'POST') {
    test.each([
      [415, 'text/plain', 'hello'],
      [400, 'application/json', '{"broken'],
      [413, 'application/json', `"${'x'.repeat(1_100_000)}"`],
    ])('makes its %i readable by any page', async (status, contentType, body) => {
      const headers = { origin, 'content-type': contentType };
      const response = await app.call('POST', addressOf(path), { headers, body });
      expect(response.statusCode).toBe(status);
      expect(response.headers['access-control-allow-origin']).toBe('*');
    });
  }
});

describe('a public call that succeeds', () => {
  test('is readable by any page and sets no cookie', async () => {
    const { id: locationId } = await makeLocation(app, admin);
    const bot = await makeBot(app, admin, { locationId });
    const sent = { headers: { origin } };
    const answers = [
      await app.call('GET', `/api/bots/${bot.id}/public`, sent),
      await app.call('GET', `/api/locations/${locationId}/public`, sent),
      await app.call('POST', '/api/leads', { ...sent, body: visitorLead(bot.id) }),
      await app.call('POST', `/api/chat/${bot.id}`, { ...sent, body: { message: 'Hello', sessionId: 's' } }),
    ];
    for (const response of answers) {
      expect(response.statusCode).toBeLessThan(300);
      expect(response.headers['access-control-allow-origin']).toBe('*');
      expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(response.cookies).toEqual([]);
    }
  });
});

describe.each(named(closed))('%s %s', (method, path) => {
  test('is readable by no other origin', async () => {
    const body = method === 'GET' ? undefined : {};
    const preflight = { origin, 'access-control-request-method': method };
    const answers = [
      await app.call('OPTIONS', addressOf(path), { headers: preflight }),
      await app.call(method, addressOf(path), { headers: { origin }, cookie: admin.cookie, body }),
    ];
    for (const response of answers) expect(corsHeadersOf(response.headers)).toEqual([]);
  });
});

describe('too many calls from one address', () => {
  test('are 429 with Retry-After, readable by any page; other addresses are unaffected', async () => {
    const limited = await startTestApp({ TRUST_PROXY: '1' });
    const read = (address: string) =>
      limited.call('GET', '/api/bots/nothing/public', { headers: { origin, 'x-forwarded-for': address } });
    for (let i = 0; i < 240; i++) expect((await read('198.51.100.7')).statusCode).toBe(404);
    const refused = await read('198.51.100.7');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: expect.stringMatching(/\.$/) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    expect((await read('198.51.100.8')).statusCode).toBe(404);
  });

  test('are unlimited with RATE_LIMITS off', async () => {
    for (let i = 0; i < 250; i++) {
      expect((await app.call('GET', '/api/bots/nothing/public')).statusCode).toBe(404);
    }
  });
});
