import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepHouse } from '../jobs/housekeeping.ts';
import {
  makeBot,
  makeFaq,
  makeLocation,
  makeOperator,
  type SignedIn,
  signIn,
  visitorLead,
  visitorReservation,
} from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let oldUser: SignedIn;
let newUser: SignedIn;
let nobody: SignedIn;
let oldPlace: string;
let newPlace: string;
let botId: string;
/** An answer at the old location. */
let oldAnswer: string;
/** The visitor's tab, which stays open while the bot moves. */
let visit: string;
let visitCount = 0;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  nobody = await makeOperator(app, 'user', null);
});
afterAll(() => app.close());

const dayMs = 86_400_000;
const openQuestion = 'Who won the football game last night?';

const read = async (url: string, { cookie }: SignedIn) => (await app.call('GET', url, { cookie })).json();
const ask = async (message: string, sessionId: string) => {
  app.clock.advance(1000);
  return (await app.call('POST', `/api/chat/${botId}`, { body: { message, sessionId } })).json();
};
const rate = (conversationId: string, sessionId: string) =>
  app.call('POST', `/api/chat/${botId}/rating`, { body: { conversationId, sessionId, rating: 5 } });
const moveBot = (locationId: string | null) =>
  app.call('PUT', `/api/bots/${botId}`, { cookie: admin.cookie, body: { locationId } });

/** One visit that continues while the bot moves, with an unanswerable question before and after. */
beforeEach(async () => {
  app.clock.set('2026-03-10T18:00:00.000Z');
  admin = { ...admin, cookie: await signIn(app, admin.username) };
  nobody = { ...nobody, cookie: await signIn(app, nobody.username) };
  oldPlace = (await makeLocation(app, admin, { businessName: 'Old Place', retentionDays: 30 })).id;
  newPlace = (await makeLocation(app, admin, { businessName: 'New Place', retentionDays: 365 })).id;
  oldUser = await makeOperator(app, 'user', oldPlace);
  newUser = await makeOperator(app, 'user', newPlace);
  visit = `visit-${++visitCount}`;
  botId = (await makeBot(app, admin, { locationId: oldPlace })).id;
  await makeFaq(app, admin, botId);
  oldAnswer = (await ask('Do you sell padlocks?', visit)).conversationId;
  await ask(openQuestion, visit);
  for (const submit of [visitorLead, visitorReservation])
    await app.call('POST', submit === visitorLead ? '/api/leads' : '/api/reservations', { body: submit(botId) });
  await moveBot(newPlace);
  await ask('Do you have padlocks to sell?', visit);
  await ask(openQuestion, visit);
});

const saidIn = (rows: readonly { userMessage: string }[]) => rows.map(({ userMessage }) => userMessage);
const saidOld = [openQuestion, 'Do you sell padlocks?'];
const saidNew = [openQuestion, 'Do you have padlocks to sell?'];

describe('after a bot has moved, a user of the new location', () => {
  test("sees only the bot's conversations at the new location, in the list and the export", async () => {
    expect(saidIn(await read(`/api/bots/${botId}/conversations`, newUser))).toEqual(saidNew);
    expect(saidIn(await read(`/api/admin/conversations?botId=${botId}`, newUser))).toEqual(saidNew);
    const { body } = await app.call('GET', `/api/bots/${botId}/export`, { cookie: newUser.cookie });
    expect(body).toContain(saidNew[1]);
    expect(body).not.toContain(saidOld[1]);
    expect(body.split('\r\n')[1]?.replaceAll('"', '')).toMatch(/^2026-03-10,2,/);
  });

  test('sees only daily figures of the new location, also in the export and the overview', async () => {
    const days = await read(`/api/bots/${botId}/analytics`, newUser);
    expect(days).toMatchObject([{ date: '2026-03-10', conversationCount: 2, faqMatches: 1 }]);
    expect(Object.keys(days[0])).not.toContain('locationId');
    expect(await read('/api/analytics/overview', newUser)).toMatchObject({ conversationsToday: 2 });
  });

  test('sees only visits, totals, open questions, leads and reservations of the new location', async () => {
    expect(await read('/api/admin/conversations/sessions', newUser)).toMatchObject([{ messageCount: 2 }]);
    expect(await read('/api/admin/conversations/summary', newUser)).toMatchObject({
      totalConversations: 2,
      uniqueSessions: 1,
    });
    expect(await read('/api/admin/unanswered', newUser)).toMatchObject([{ count: 1, locationId: newPlace }]);
    expect(await read('/api/admin/leads', newUser)).toEqual([]);
    expect(await read('/api/admin/reservations', newUser)).toEqual([]);
  });
});

test('a user of the old location keeps what was written there, but no longer sees the bot', async () => {
  for (const path of ['conversations', 'analytics', 'export'])
    expect((await app.call('GET', `/api/bots/${botId}/${path}`, { cookie: oldUser.cookie })).statusCode).toBe(404);
  expect(saidIn(await read('/api/admin/conversations', oldUser))).toEqual(saidOld);
  expect(await read('/api/analytics/overview', oldUser)).toMatchObject({ conversationsToday: 2, faqMatchesToday: 1 });
  expect(await read('/api/admin/conversations/sessions', oldUser)).toMatchObject([{ messageCount: 2 }]);
  expect(await read('/api/admin/unanswered', oldUser)).toMatchObject([{ count: 1, locationId: oldPlace }]);
  expect(await read('/api/admin/leads', oldUser)).toHaveLength(1);
  expect(await read('/api/admin/reservations', oldUser)).toHaveLength(1);
});

test('an admin sees everything, a day as one row', async () => {
  expect(saidIn(await read(`/api/bots/${botId}/conversations`, admin))).toEqual([...saidNew, ...saidOld]);
  expect(await read(`/api/bots/${botId}/analytics`, admin)).toMatchObject([
    { date: '2026-03-10', conversationCount: 4, faqMatches: 2 },
  ]);
  const { body } = await app.call('GET', `/api/bots/${botId}/export`, { cookie: admin.cookie });
  for (const said of [...saidOld, ...saidNew]) expect(body).toContain(said);
});

test('no user sees the rows and figures of a bot without a location', async () => {
  await moveBot(null);
  await ask('Do you sell padlocks?', 'a visit to nowhere');
  for (const person of [oldUser, newUser, nobody]) {
    expect((await app.call('GET', `/api/bots/${botId}/conversations`, { cookie: person.cookie })).statusCode).toBe(404);
    expect(await read('/api/admin/conversations?sessionId=a%20visit%20to%20nowhere', person)).toEqual([]);
  }
  expect(await read('/api/analytics/overview', nobody)).toMatchObject({ conversationsToday: 0 });
  expect(await read('/api/analytics/overview', newUser)).toMatchObject({ conversationsToday: 2 });
  expect((await read(`/api/bots/${botId}/analytics`, admin))[0]).toMatchObject({ conversationCount: 5 });
  await moveBot(newPlace);
  expect(saidIn(await read(`/api/bots/${botId}/conversations`, newUser))).toEqual(saidNew);
});

test('a rating counts at the location of its answer', async () => {
  expect((await rate(oldAnswer, visit)).statusCode).toBe(200);
  expect(await read('/api/analytics/overview', oldUser)).toMatchObject({ avgSatisfactionRate: '100%' });
  expect(await read('/api/analytics/overview', newUser)).toMatchObject({ avgSatisfactionRate: '0%' });
  expect(await read(`/api/bots/${botId}/analytics`, newUser)).toMatchObject([{ avgSatisfactionRating: null }]);
  expect(await read(`/api/bots/${botId}/analytics`, admin)).toMatchObject([{ avgSatisfactionRating: 5 }]);
});

test('a follow-up does not refer to turns from before the move', async () => {
  await moveBot(oldPlace);
  await ask('How much is a 10x10?', 'a follow-up');
  expect((await ask('And the 10x20?', 'a follow-up')).response).toMatch(/10x20/);
  const stayed = (await read('/api/admin/conversations?sessionId=a%20follow-up', admin))[0];
  await ask('How much is a 10x10?', 'another follow-up');
  await moveBot(newPlace);
  await ask('And the 10x20?', 'another follow-up');
  const moved = (await read('/api/admin/conversations?sessionId=another%20follow-up', admin))[0];
  expect(moved.botResponse).not.toBe(stayed.botResponse);
});

test("the old location's retention deletes what was said there, and nothing of the new one", async () => {
  app.clock.advance(31 * dayMs);
  await keepHouse(app.context);
  admin = { ...admin, cookie: await signIn(app, admin.username) };
  expect(saidIn(await read(`/api/admin/conversations?botId=${botId}`, admin))).toEqual(saidNew);
  expect(await read(`/api/admin/conversations/summary?locationId=${oldPlace}`, admin)).toMatchObject({
    totalConversations: 0,
    uniqueSessions: 0,
  });
  expect(await read(`/api/admin/conversations/summary?locationId=${newPlace}`, admin)).toMatchObject({
    totalConversations: 2,
    uniqueSessions: 1,
  });
});

test("a visitor's data is exported and erased at both locations", async () => {
  const erased = await app.call('POST', '/api/admin/visitor-data', {
    cookie: admin.cookie,
    body: { contact: visit, erase: true },
  });
  expect(erased.json().conversations).toHaveLength(4);
  expect(erased.json().sessions).toHaveLength(2);
  expect(await read(`/api/admin/conversations?botId=${botId}`, admin)).toEqual([]);
  for (const person of [oldUser, newUser])
    expect(await read('/api/admin/conversations/summary', person)).toMatchObject({
      totalConversations: 0,
      uniqueSessions: 0,
    });
});

test.each([
  ['lead', '/api/leads', '/api/admin/leads', visitorLead],
  ['reservation', '/api/reservations', '/api/admin/reservations', visitorReservation],
] as const)("a repeated %s is the new location's own, and the old one is unchanged", async (...kind) => {
  const [, url, list, bodyOf] = kind;
  const old = await read(list, oldUser);
  expect((await app.call('POST', url, { body: bodyOf(botId, { sessionId: 'another tab' }) })).statusCode).toBe(201);
  expect(await read(list, newUser)).toHaveLength(1);
  expect(await read(list, oldUser)).toEqual(old);
});
