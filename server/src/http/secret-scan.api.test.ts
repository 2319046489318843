import { endpoints } from '@chat-module/contract/endpoints';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  makeBot,
  makeFaq,
  makeLocation,
  makeOperator,
  password,
  signIn,
  visitorLead,
  visitorReservation,
} from '../testing/factories.ts';
import { refuse, say, startModelServer } from '../testing/model-server.ts';
import { makeWorld, people, sampleCalls } from '../testing/sample-calls.ts';
import { secretKey, startTestApp } from '../testing/test-app.ts';

const openaiKey = 'sk-proj-0123456789-scan-me';
const ownPassword = 'a password to look for';

test('no response of any call and no log line contains a secret', { timeout: 90_000 }, async () => {
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
    // Calls that delete the data are skipped, because deleted data shows nothing.
    if (method === 'DELETE') continue;
    for (const person of people) {
      const response = await app.call(method, url, { cookie: world.cookies[person], body });
      answers.push(`${JSON.stringify(response.headers)}\n${response.body}`);
    }
  }
  // The page that an emailed link opens: its URL contains a secret.
  const page = await app.call('GET', `/api/reset-password?token=${resetToken}`, { headers: { accept: 'text/html' } });
  answers.push(`${JSON.stringify(page.headers)}\n${page.body}`);
  const { db } = app.context;
  const users = await db.selectFrom('users').select('passwordHash').execute();
  const sessions = await db.selectFrom('sessions').select('sid').execute();
  const links = await db.selectFrom('passwordResets').select('tokenHash').execute();
  const factors = await db.selectFrom('secondFactors').select('secretCipher').execute();
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
    ...factors.map(({ secretCipher }) => secretCipher),
    ...bots.map(({ openaiKeyCipher }) => openaiKeyCipher),
  ];
  expect(secrets.every((secret) => secret.length >= 10)).toBe(true);
  expect([links.length > 0, bots.length, factors.length > 0]).toEqual([true, 1, true]);
  const everything = [...answers, ...app.logLines].join('\n');
  expect(everything.length).toBeGreaterThan(50_000);
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
});

const sessionId = '5e551011d0f0a1b2c3d4e5f607182930';

test("only responses to operators contain a visitor's session id, no log line, email, export or other response", async () => {
  const model = await startModelServer(say('Aye.'), refuse(500));
  const settings = { LOG_LEVEL: 'trace', OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'sk-of-the-product' };
  const app = await startTestApp(settings);
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin, {
    emailTemplate: '{{customerName}} {{unitId}} {{sessionId}} {{botId}}',
  });
  const bot = await makeBot(app, admin, { locationId: location.id });
  await makeFaq(app, admin, bot.id);
  const answers: string[] = [];
  const post = async (url: string, body: object) => {
    const headers = { 'idempotency-key': 'the same', referer: 'https://cedarlane.example/units' };
    const response = await app.call('POST', url, { body, headers });
    answers.push(`${JSON.stringify(response.headers)}\n${response.body}`);
    return response;
  };
  const chatUrl = `/api/chat/${bot.id}`;
  const chat = (message: unknown, more: object = {}) => post(chatUrl, { message, sessionId, ...more });
  const { conversationId } = (await chat('Do you sell padlocks?')).json();
  for (const message of ['Does a comet ever whisper to violins?', 'Has the moon a favorite poem?', 'why?', '', 7])
    await chat(message);
  await chat('One', { messageType: 'nonsense' });
  await post('/api/chat/nothing', { message: 'Hello', sessionId });
  await post(`${chatUrl}/rating`, { sessionId, conversationId, rating: 5 });
  await post(`${chatUrl}/rating`, { sessionId, conversationId: 'another', rating: 5 });
  await post(`${chatUrl}/rating`, { sessionId, conversationId, rating: 3 });
  for (let repeat = 0; repeat < 2; repeat += 1) {
    await post('/api/leads', visitorLead(bot.id, { sessionId }));
    await post('/api/reservations', visitorReservation(bot.id, { sessionId }));
  }
  await post('/api/leads', visitorLead(bot.id, { sessionId, phone: '' }));
  // An unexpected failure: PostgreSQL repeats the row that it could not store.
  await sql`alter table visitor_sessions rename column message_count to messages`.execute(app.context.db);
  if (app.context.databaseKind === 'postgres') {
    await sql`alter table visitor_sessions rename column messages to message_count`.execute(app.context.db);
    await sql`alter table visitor_sessions add constraint refuse check (message_count < 0) not valid`.execute(
      app.context.db,
    );
  }
  expect((await chat('Do you sell padlocks?')).statusCode).toBe(500);
  await app.context.outbox.drain();
  const csv = await app.call('GET', `/api/bots/${bot.id}/export`, { cookie: admin.cookie });
  answers.push(csv.body);

  expect(app.mailer.sent.length).toBe(2);
  expect(model.received.length).toBeGreaterThan(1);
  expect(app.logLines.some((line) => line.includes('request failed'))).toBe(true);
  const everything = [...answers, JSON.stringify(app.mailer.sent), JSON.stringify(model.received), ...app.logLines];
  expect(everything.filter((text) => text.includes(sessionId))).toEqual([]);
  const stored = await app.context.db.selectFrom('conversations').select('sessionId').execute();
  expect(new Set(stored.map((row) => row.sessionId))).toEqual(new Set([sessionId]));
});

test("a session's data is reachable only with its id", async () => {
  const app = await startTestApp();
  const admin = await makeOperator(app, 'admin');
  const bot = await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id });
  const body = { message: 'What is your address?', sessionId };
  const { conversationId } = (await app.call('POST', `/api/chat/${bot.id}`, { body })).json();
  for (const other of [conversationId, sessionId.toUpperCase(), sessionId.slice(0, 31), '%', '*']) {
    const rating = { sessionId: other, conversationId, rating: 1 };
    expect((await app.call('POST', `/api/chat/${bot.id}/rating`, { body: rating })).statusCode, other).toBe(404);
  }
});
