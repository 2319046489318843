import type { Conversation } from '@chat-module/contract/conversations';
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

const read = async (url: string, cookie = admin.cookie): Promise<Conversation[]> =>
  (await app.call('GET', url, { cookie })).json();

async function chatAt(locationFields: object = {}) {
  const { id: locationId } = await makeLocation(app, admin, locationFields);
  const { id: botId } = await makeBot(app, admin, { locationId });
  const faq = await makeFaq(app, admin, botId);
  const say = async (message: string, sessionId = 's-1') => {
    app.clock.advance(1000);
    const body = { message, sessionId, pageUrl: 'https://cedarlane.example/prices' };
    return (await app.call('POST', `/api/chat/${botId}`, { body })).json();
  };
  return { locationId, botId, faq, say };
}

test('a conversation is listed with all its fields', async () => {
  const { locationId, botId, faq, say } = await chatAt();
  const reply = await say('Do you sell padlocks?');
  const expected = {
    id: reply.conversationId,
    sessionId: 's-1',
    botId,
    locationId,
    deletedLocationName: null,
    userMessage: 'Do you sell padlocks?',
    botResponse: reply.response,
    responseSource: 'faq',
    faqId: faq.id,
    satisfactionRating: null,
    sources: [{ kind: 'faq', id: faq.id, label: faq.question, score: expect.any(Number) }],
    modelOutcome: null,
    modelDetail: '',
    responseTime: expect.any(Number),
    pageUrl: 'https://cedarlane.example/prices',
    createdAt: app.clock.now().toISOString(),
  };
  expect(await read(`/api/admin/conversations?locationId=${locationId}`)).toEqual([expected]);
  expect(await read(`/api/bots/${botId}/conversations`)).toEqual([expected]);
});

test('filtering by bot and location returns rows of both, even after the bot has moved', async () => {
  const { botId, locationId, say } = await chatAt();
  await say('said at the old place');
  const { id: newPlace } = await makeLocation(app, admin);
  await app.call('PUT', `/api/bots/${botId}`, { cookie: admin.cookie, body: { locationId: newPlace } });
  await say('said at the new place');
  const said = async (query: string) =>
    (await read(`/api/admin/conversations?${query}`)).map(({ userMessage }) => userMessage);
  expect(await said(`botId=${botId}`)).toEqual(['said at the new place', 'said at the old place']);
  expect(await said(`botId=${botId}&locationId=${locationId}`)).toEqual(['said at the old place']);
  expect(await said(`botId=${botId}&locationId=${newPlace}`)).toEqual(['said at the new place']);
  expect(await said(`botId=${botId}&locationId=nowhere`)).toEqual([]);
});

test('a rating shows on the conversation', async () => {
  const { botId, say } = await chatAt();
  const { conversationId } = await say('Do you sell padlocks?');
  const body = { sessionId: 's-1', conversationId, rating: 5 };
  expect((await app.call('POST', `/api/chat/${botId}/rating`, { body })).statusCode).toBe(200);
  expect(await read(`/api/bots/${botId}/conversations`)).toEqual([expect.objectContaining({ satisfactionRating: 5 })]);
});

test('the lists are newest first', async () => {
  const { botId, say } = await chatAt();
  for (const message of ['one', 'two', 'three']) await say(message);
  const said = (await read(`/api/bots/${botId}/conversations`)).map(({ userMessage }) => userMessage);
  expect(said).toEqual(['three', 'two', 'one']);
});

test("a user never gets another location's conversations", async () => {
  const [mine, other] = [await chatAt(), await chatAt()];
  await mine.say('mine');
  await other.say('not for you');
  const { cookie } = await makeOperator(app, 'user', mine.locationId);
  expect((await read('/api/admin/conversations', cookie)).map(({ userMessage }) => userMessage)).toEqual(['mine']);
  for (const list of ['conversations', 'leads', 'reservations', 'unanswered']) {
    expect(await read(`/api/admin/${list}?locationId=${other.locationId}`, cookie)).toEqual([]);
    expect(await read(`/api/admin/${list}?locationId=nowhere`)).toEqual([]);
  }
  const foreign = await app.call('GET', `/api/bots/${other.botId}/conversations`, { cookie });
  expect(foreign.statusCode).toBe(404);
});
