import { endpoints } from '@chat-module/contract/endpoints';
import { screenPaths } from '@chat-module/contract/screens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOperator } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
});
afterAll(() => app.close());

const addressOf = (path: string): string => path.replace(/:\w+/g, 'nothing');
const html = { accept: 'text/html' };

describe.each([...screenPaths, '/widget/preview', '/no-such-page'].map(addressOf))('the page %s', (url) => {
  test('has a policy without unsafe- sources that blocks foreign and inline scripts', async () => {
    const { headers } = await app.call('GET', url, { headers: html });
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-|\*/);
    for (const rule of ["script-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).toContain(url === '/widget/preview' ? "frame-ancestors 'self'" : "frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
});

test('a nonce is used once', async () => {
  const policyOf = async () => (await app.call('GET', '/', { headers: html })).headers['content-security-policy'];
  expect(await policyOf()).not.toBe(await policyOf());
});

test('no response names a program or its version, whether a success or a refusal', async () => {
  const { cookie } = await makeOperator(app, 'admin');
  const calls = [
    ...[...endpoints.values()].map(({ method, path }) => ({ method, url: addressOf(path) })),
    { method: 'GET' as const, url: '/no-such-page' },
    { method: 'GET' as const, url: '/%ff' },
    { method: 'GET' as const, url: '/widget.js' },
  ];
  for (const { method, url } of calls) {
    const { headers, body } = await app.call(method, url, { cookie, body: method === 'GET' ? undefined : {} });
    expect(headers, url).not.toHaveProperty('server');
    expect(headers, url).not.toHaveProperty('x-powered-by');
    expect(body, url).not.toMatch(/fastify|node\.js|postgres \d|sqlite/i);
  }
});

describe('customers’ pages may load', () => {
  test.each(['/widget.js', '/api/bots/nothing/public', '/api/locations/nothing/public'])('%s', async (url) => {
    const { headers } = await app.call('GET', url);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});
