import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { day, hour } from '../clock.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let botId: string;

beforeAll(async () => {
  app = await openTestApp({ TRUST_PROXY: '1' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  const { id: locationId } = await makeLocation(app, admin);
  botId = (await makeBot(app, admin, { locationId })).id;
  await sentMails();
});

let addresses = 0;
/** Each call is from another network, unless the test says which. */
const newAddress = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`;

const say = (message: string, sessionId = 'tab-1') =>
  app.call('POST', `/api/chat/${botId}`, { body: { message, sessionId } });

const send = (fields: object = {}, address = newAddress(), bot = botId) =>
  app.call('POST', `/api/chat/${bot}/transcript`, {
    body: { sessionId: 'tab-1', email: 'lee@example.com', ...fields },
    headers: { 'x-forwarded-for': address },
  });

async function sentMails() {
  await app.context.outbox.drain();
  return app.mailer.sent.splice(0).map(({ mail }) => mail);
}

test('visitors get their own conversation by email', async () => {
  await say('When are you open?');
  app.clock.advance(61_000);
  await say('Where are you?');
  await say('Not yours', 'tab-2');
  const response = await send();
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { message: 'We have sent you this conversation. Please check your inbox.' },
  ]);
  const [mail, ...others] = await sentMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'lee@example.com', subject: 'Your conversation with Cedar Lane Storage' });
  expect(mail).not.toHaveProperty('replyTo');
  const text = mail?.text ?? '';
  expect(text).toMatch(
    /^You asked for a copy of your conversation with the chat on the website of Cedar Lane Storage\./,
  );
  expect(text.indexOf('> When are you open?')).toBeLessThan(text.indexOf('> Where are you?'));
  expect(text).toMatch(/You \(\w+ \d+, 2026, \d+:\d\d [AP]M\):\n> When are you open\?/);
  expect(text).toContain('Cedar Lane Storage:\n> ');
  expect(text).toContain('12 Cedar Lane');
  expect(text).toContain('To reach Cedar Lane Storage:\n(541) 555-0123\n');
  expect(text).toContain('someone typed your address by mistake');
  expect(text).not.toContain('Not yours');
  expect(text).not.toContain('**');
});

test('in Spanish, if the window is in Spanish', async () => {
  await say('¿Dónde están?');
  await send({ language: 'es' });
  expect(await sentMails()).toMatchObject([
    { subject: 'Su conversación con Cedar Lane Storage', text: expect.stringMatching(/^Usted pidió una copia/) },
  ]);
});

test('a bot without a location sends under its own name', async () => {
  botId = (await makeBot(app, admin, { name: 'Night Porter' })).id;
  await say('Hello');
  await send();
  expect(await sentMails()).toMatchObject([{ subject: 'Your conversation with Night Porter' }]);
});

test("links in the visitor's own words don't reach the recipient", async () => {
  await say('Your account is locked, sign in at https://evil.example/login now\nor write to me@evil.example');
  await send();
  const [mail] = await sentMails();
  expect(mail?.text).not.toContain('evil.example/login');
  expect(mail?.text).toContain(
    '> Your account is locked, sign in at [address left out] now\n> or write to [address left out]',
  );
});

test('nothing of the address stays in the database once the email is sent', async () => {
  await say('Hello');
  await send({ email: 'known.to.nobody@example.com' });
  const rows = () => app.context.db.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain('known.to.nobody');
  await sentMails();
  const [row] = (await rows()).slice(-1);
  expect(row).toMatchObject({ mail: '{"sealed":""}', sentAt: expect.any(String) });
  const counts = await app.context.db.selectFrom('requestCounts').selectAll().execute();
  expect(JSON.stringify(counts)).not.toContain('known.to.nobody');
});

test("nor in the mail server's refusal", async () => {
  await say('Hello');
  const refusal = new Error('550 5.1.1 <known.to.nobody@example.com> is unknown here');
  vi.spyOn(app.mailer, 'send').mockRejectedValueOnce(refusal);
  await send({ email: 'known.to.nobody@example.com' });
  await app.context.outbox.drain();
  const rows = await app.context.db.selectFrom('outbox').select('lastError').execute();
  expect(rows).toContainEqual({ lastError: '550 5.1.1 <the recipient> is unknown here' });
  app.clock.advance(hour);
  expect(await sentMails()).toHaveLength(1);
});

test('an email that still waits is erased with the conversation', async () => {
  await say('My number is (541) 555-0142');
  app.mailer.failing = true;
  await send();
  await app.context.outbox.drain();
  const body = { contact: '(541) 555-0142', erase: true };
  await app.call('POST', '/api/admin/visitor-data', { cookie: admin.cookie, body });
  app.mailer.failing = false;
  app.clock.advance(hour);
  expect(await sentMails()).toEqual([]);
});

describe('404', () => {
  test('a session without messages', async () => {
    const response = await send({ sessionId: 'silent' });
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'The conversation was not found.' }]);
  });

  test("a session of another bot's visitor", async () => {
    await say('Hello');
    const response = await send({}, newAddress(), (await makeBot(app, admin)).id);
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'The conversation was not found.' }]);
  });

  test('an unknown bot', async () => {
    const response = await send({}, newAddress(), 'nobody');
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'The bot was not found.' }]);
  });
});

const badEmail = 'Email must be an email address, like name@example.com.';

describe('400', () => {
  test.each([
    ['email', '', 'Email is required.'],
    ['email', 'lee', badEmail],
    ['email', 'lee@example.com, sam@example.com', badEmail],
    ['email', 'lee@example.com\r\nBcc: sam@example.com', badEmail],
    ['email', '"Lee" <lee@example.com>', badEmail],
    ['sessionId', '', 'Session id is required.'],
    ['language', 'fr', 'Language must be one of: en, es.'],
  ])('%s %j', async (path, value, message) => {
    await say('Hello');
    const response = await send({ [path]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([{ path, message }]);
    expect(await sentMails()).toEqual([]);
  });
});

describe('429, with Retry-After', () => {
  const often = 'This conversation has been sent several times. Please try again later.';
  const many = "We can't send more conversations right now. Please try again later.";
  const expectRefused = async (response: Awaited<ReturnType<typeof send>>, message: string, afterMs: number) => {
    expect([response.statusCode, response.json()]).toEqual([429, { message }]);
    expect(response.headers['retry-after']).toBe(String(afterMs / 1000));
  };

  test('after three emails of a conversation in an hour', async () => {
    await say('Hello');
    for (const name of ['a', 'b', 'c']) expect((await send({ email: `${name}1@example.com` })).statusCode).toBe(200);
    await expectRefused(await send({ email: 'd1@example.com' }), often, hour);
    expect(await sentMails()).toHaveLength(3);
    app.clock.advance(hour);
    expect((await send({ email: 'd1@example.com' })).statusCode).toBe(200);
  });

  test('after five emails to an address in a day, from any conversation', async () => {
    for (let tab = 0; tab < 5; tab += 1) {
      await say('Hello', `tab-${tab}`);
      expect((await send({ sessionId: `tab-${tab}`, email: 'Sam@example.com' })).statusCode).toBe(200);
    }
    await say('Hello', 'tab-5');
    await expectRefused(await send({ sessionId: 'tab-5', email: 'sam@EXAMPLE.com' }), many, day);
  });

  test('after ten emails from a network in an hour', async () => {
    for (let tab = 0; tab <= 10; tab += 1) {
      await say('Hello', `tab-${tab}`);
      const response = await send({ sessionId: `tab-${tab}`, email: `net${tab}@example.com` }, '203.0.113.7');
      if (tab < 10) expect(response.statusCode).toBe(200);
      else await expectRefused(response, many, hour);
    }
  });

  test('after sixty emails of a bot in an hour', async () => {
    for (let tab = 0; tab <= 60; tab += 1) {
      await say('Hello', `tab-${tab}`);
      const response = await send({ sessionId: `tab-${tab}`, email: `bot${tab}@example.com` });
      if (tab < 60) expect(response.statusCode).toBe(200);
      else await expectRefused(response, many, hour);
    }
  });
});
