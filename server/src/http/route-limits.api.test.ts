import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOperator } from '../testing/factories.ts';
import { routesOf } from '../testing/routes-of.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';

/** The reason for each exception is where the route is defined. */
const withoutLimit = ['GET /healthz', 'HEAD /healthz', 'GET /readyz', 'HEAD /readyz'];

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());

const addressOf = (url: string): string => url.replaceAll(':', 'nothing').replace('*', 'nothing');

test('every route has a limit, except the listed ones', async () => {
  const unlimited: string[] = [];
  const routes = routesOf(app.app);
  expect(routes.length).toBeGreaterThan(100);
  const { cookie } = await makeOperator(app, 'admin');
  for (const { method, url } of routes) {
    // Signing out would prevent the other calls.
    const sent = url === '/api/logout' ? {} : { cookie };
    const request = { method: method as 'GET', url: addressOf(url), headers: sent, payloadAsStream: true } as const;
    const response = await app.app.inject(request);
    // One of the routes streams for as long as its reader stays.
    response.stream().destroy();
    if (response.headers['x-ratelimit-limit'] === undefined) unlimited.push(`${method} ${url}`);
  }
  expect(unlimited.sort()).toEqual(withoutLimit.sort());
});

describe.each([
  ['the description of the API', 'GET', '/api/openapi.json', 120, 200],
  ['the sign-in screen', 'GET', '/api/login', 240, 200],
  ['the page of a mailed link', 'GET', '/api/reset-password?token=none', 240, 200],
  ['signing out', 'GET', '/api/logout', 240, 302],
  ['an unknown URL', 'GET', '/api/nothing', 240, 404],
  ['a preflight', 'OPTIONS', '/api/leads', 240, 204],
  ['the script of the widget', 'GET', '/widget.js', 2400, 200],
] as const)('%s', (_what, method, url, most, status) => {
  test(`accepts ${most} requests a minute from one address`, async () => {
    const limited = await startTestApp({ TRUST_PROXY: '1' });
    const call = (address: string) => limited.call(method, url, { headers: { 'x-forwarded-for': address } });
    for (let i = 0; i < most; i++) await call('198.51.100.7');
    const refused = await call('198.51.100.7');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: 'That was too much at once. Please wait a moment and try again.' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('198.51.100.8')).statusCode).toBe(status);
  });
});
