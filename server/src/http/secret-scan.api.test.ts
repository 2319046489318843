import { endpoints } from '@chat-module/contract/endpoints';
import { expect, test } from 'vitest';
import { makeOperator, password, signIn } from '../testing/factories.ts';
import { makeWorld, people, sampleCalls } from '../testing/sample-calls.ts';
import { secretKey, startTestApp } from '../testing/test-app.ts';

const openaiKey = 'sk-proj-0123456789-scan-me';
const ownPassword = 'a password to look for';

test('no answer of any call to anybody, and no line of the log, holds a secret', async () => {
  const app = await startTestApp({
    RATE_LIMITS: 'off',
    OPENAI_API_KEY: 'sk-the-products-own-key',
    OPENAI_BASE_URL: 'http://127.0.0.1:9/',
  });
  const admin = await makeOperator(app, 'admin');
  const world = await makeWorld(app, admin);
  const asAdmin = (method: 'PUT' | 'PATCH', url: string, body: object) =>
    app.call(method, url, { cookie: admin.cookie, body });
  await asAdmin('PUT', `/api/bots/${world.ids.bot}`, { openaiKey });
  await asAdmin('PATCH', `/api/admin/users/${world.ids.user}/password`, { password: ownPassword });
  await app.call('POST', '/api/reset-password', { body: { username: admin.username } });
  await app.context.outbox.drain();
  const [, resetToken = ''] = /token=([\w-]+)/.exec(app.mailer.sent.at(-1)?.mail.text ?? '') ?? [];

  const answers: string[] = [];
  for (const [name, { method }] of endpoints) {
    const { url, body } = sampleCalls[name](world);
    // Deleting the world is left for others: what is gone shows nothing.
    if (method === 'DELETE') continue;
    for (const person of people) {
      const response = await app.call(method, url, { cookie: world.cookies[person], body });
      answers.push(`${JSON.stringify(response.headers)}\n${response.body}`);
    }
  }
  // The page that a mailed link leads to: its address is the one that holds a secret.
  const page = await app.call('GET', `/api/reset-password?token=${resetToken}`, { headers: { accept: 'text/html' } });
  answers.push(`${JSON.stringify(page.headers)}\n${page.body}`);
  const { db } = app.context;
  const users = await db.selectFrom('users').select('passwordHash').execute();
  const sessions = await db.selectFrom('sessions').select('sid').execute();
  const links = await db.selectFrom('passwordResets').select('tokenHash').execute();
  const bots = await db.selectFrom('bots').select('openaiKeyCipher').where('openaiKeyCipher', '!=', '').execute();
  const tokenOf = (cookie: string | undefined) =>
    decodeURIComponent(cookie ?? '')
      .split('=')[1]
      ?.split('.')[0] ?? '';
  const secrets = [
    openaiKey.slice(3, -4),
    'the-products-own-key',
    secretKey,
    app.context.secrets.cookieKey,
    password,
    ownPassword,
    resetToken,
    tokenOf(admin.cookie),
    tokenOf(await signIn(app, admin.username)),
    ...users.map(({ passwordHash }) => passwordHash),
    ...sessions.map(({ sid }) => sid),
    ...links.map(({ tokenHash }) => tokenHash),
    ...bots.map(({ openaiKeyCipher }) => openaiKeyCipher),
  ];
  expect(secrets.every((secret) => secret.length >= 10)).toBe(true);
  expect([links.length, bots.length]).toEqual([1, 1]);
  const everything = [...answers, ...app.logLines].join('\n');
  expect(everything.length).toBeGreaterThan(50_000);
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
});
