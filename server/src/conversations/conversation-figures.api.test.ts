import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBot, makeFaq, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

async function openFacility(): Promise<{ locationId: string; botId: string }> {
  const location = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId: location.id });
  await makeFaq(app, admin, bot.id);
  return { locationId: location.id, botId: bot.id };
}

const ask = (botId: string, sessionId: string, message: string) =>
  app.call('POST', `/api/chat/${botId}`, { body: { message, sessionId } });

const read = async (path: string, cookie = admin.cookie) => (await app.call('GET', path, { cookie })).json();

test('the summary of a location counts messages, visits and the most common source', async () => {
  const { locationId, botId } = await openFacility();
  await ask(botId, 'first', 'Do you sell padlocks?');
  await ask(botId, 'first', 'Do you sell padlocks?');
  await ask(botId, 'second', 'What is the capital of France?');
  expect(await read(`/api/admin/conversations/summary?locationId=${locationId}`)).toEqual({
    totalConversations: 3,
    uniqueSessions: 2,
    avgResponseTime: expect.any(Number),
    mostCommonSource: 'faq',
  });
});

test('without any conversation the summary says so', async () => {
  const { locationId } = await openFacility();
  expect(await read(`/api/admin/conversations/summary?locationId=${locationId}`)).toEqual({
    totalConversations: 0,
    uniqueSessions: 0,
    avgResponseTime: null,
    mostCommonSource: null,
  });
});

test('visits are listed with the latest first, and one of them can be read on its own', async () => {
  const { locationId, botId } = await openFacility();
  await ask(botId, 'early', 'Do you sell padlocks?');
  app.clock.advance(60_000);
  await ask(botId, 'late', 'Do you sell padlocks?');
  app.clock.advance(60_000);
  await ask(botId, 'early', 'What is the capital of France?');
  const visits = await read(`/api/admin/conversations/sessions?locationId=${locationId}`);
  expect(visits).toMatchObject([
    { sessionId: 'early', botId, locationId, messageCount: 2 },
    { sessionId: 'late', botId, locationId, messageCount: 1 },
  ]);
  const messages = await read(`/api/admin/conversations?sessionId=early&botId=${botId}`);
  expect(messages.map((it: { userMessage: string }) => it.userMessage)).toEqual([
    'What is the capital of France?',
    'Do you sell padlocks?',
  ]);
});

test("a user's summary and visits are those of their own location", async () => {
  const [own, other] = [await openFacility(), await openFacility()];
  await ask(own.botId, 'mine', 'Do you sell padlocks?');
  await ask(other.botId, 'theirs', 'Do you sell padlocks?');
  const { cookie } = await makeOperator(app, 'user', own.locationId);
  expect(await read('/api/admin/conversations/summary', cookie)).toMatchObject({ totalConversations: 1 });
  expect(await read('/api/admin/conversations/sessions', cookie)).toMatchObject([{ sessionId: 'mine' }]);
  const foreign = `?locationId=${other.locationId}`;
  expect(await read(`/api/admin/conversations/summary${foreign}`, cookie)).toMatchObject({ totalConversations: 0 });
  expect(await read(`/api/admin/conversations/sessions${foreign}`, cookie)).toEqual([]);
});

test('eight first messages of one visit at once are one visit', async () => {
  const { locationId, botId } = await openFacility();
  await Promise.all(Array.from({ length: 8 }, () => ask(botId, 'eager', 'Do you sell padlocks?')));
  expect(await read(`/api/admin/conversations/summary?locationId=${locationId}`)).toMatchObject({
    totalConversations: 8,
    uniqueSessions: 1,
  });
});
