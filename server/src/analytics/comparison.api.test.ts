import type { ComparedBot } from '@chat-module/contract/comparison';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeBot,
  makeLocation,
  makeOperator,
  type SignedIn,
  visitorLead,
  visitorReservation,
} from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const get = (url: string, cookie = admin.cookie) => app.call('GET', url, { cookie });
const compare = async (days: number, cookie = admin.cookie): Promise<ComparedBot[]> =>
  (await get(`/api/analytics/comparison?days=${days}`, cookie)).json().bots;
const ask = (botId: string, sessionId: string) =>
  app.call('POST', `/api/chat/${botId}`, { body: { message: 'Do you sell padlocks?', sessionId } });
const dayMs = 24 * 60 * 60_000;

const busyBot = async (name: string) => {
  const location = await makeLocation(app, admin, { businessName: `${name} Storage` });
  return { location, bot: await makeBot(app, admin, { name, locationId: location.id }) };
};

test("each bot's figures of the period and of the one before", async () => {
  const { bot, location } = await busyBot('Compared');
  await ask(bot.id, 'earlier');
  app.clock.advance(8 * dayMs);
  const { conversationId } = (await ask(bot.id, 'visit-1')).json();
  await ask(bot.id, 'visit-2');
  await app.call('POST', `/api/chat/${bot.id}/rating`, { body: { sessionId: 'visit-1', conversationId, rating: 5 } });
  await app.call('POST', '/api/leads', { body: visitorLead(bot.id, { sessionId: 'visit-1' }) });
  await app.call('POST', '/api/reservations', { body: visitorReservation(bot.id, { sessionId: 'visit-2' }) });
  const found = (await compare(7)).find(({ botId }) => botId === bot.id);
  expect(found).toMatchObject({
    botName: 'Compared',
    locationId: location.id,
    locationName: 'Compared Storage',
    figures: {
      ...{ conversations: 2, unanswered: 2, visits: 2, reservedVisits: 1, leads: 1, reservations: 1 },
      avgSatisfactionRating: 5,
    },
    before: { conversations: 1, unanswered: 1, leads: 0, reservations: 0, avgSatisfactionRating: null },
  });
});

test('a bot without conversations is listed, and a user sees only their own', async () => {
  const { bot, location } = await busyBot('Quiet');
  const none = { conversations: 0, leads: 0, avgResponseTime: null, avgSatisfactionRating: null };
  expect((await compare(30)).find(({ botId }) => botId === bot.id)).toMatchObject({ figures: none, before: none });
  const person = await makeOperator(app, 'user', location.id);
  expect(await compare(30, person.cookie)).toMatchObject([{ botId: bot.id }]);
});

test('the CSV has a line for each bot, keeps formulas harmless, and is in the audit log', async () => {
  await busyBot('=HYPERLINK("x")');
  const response = await get('/api/analytics/comparison/export?days=7');
  expect(response.headers['content-type']).toContain('text/csv');
  const lines = response.body.trim().split('\r\n');
  expect(lines).toHaveLength(1 + (await compare(7)).length);
  expect(response.body).toContain(`"'=HYPERLINK`);
  const [entry] = (await get('/api/admin/audit-log?limit=1')).json();
  expect(entry).toMatchObject({ action: 'exported', kind: 'analytics', subjectName: 'All bots' });
});

test('an unknown number of days is 400', async () => {
  expect((await get('/api/analytics/comparison?days=0')).statusCode).toBe(400);
});
