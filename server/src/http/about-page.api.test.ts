import { expect, test } from 'vitest';
import { makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';

test('the page behind "Powered by" is the same for everyone, and has no link to the sign-in', async () => {
  const app = await startTestApp();
  const { cookie } = await makeOperator(app, 'admin');
  const page = await app.call('GET', '/about-chat');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<h1>About this chat</h1>');
  expect(page.body).not.toMatch(/sign.?in|log.?in|admin|<a |<script|<form/i);
  expect(page.headers['set-cookie']).toBeUndefined();
  expect((await app.call('GET', '/about-chat', { cookie })).body).toBe(page.body);
});

test('it runs no script, loads nothing from elsewhere and cannot be framed', async () => {
  const app = await startTestApp();
  const { headers } = await app.call('GET', '/about-chat');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  expect(headers['x-frame-options']).toBe('DENY');
});
