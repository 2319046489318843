import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeBot,
  makeFaq,
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

const get = (url: string) => app.call('GET', url, { cookie: admin.cookie });

async function deleteWithEverything() {
  const { id: locationId } = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId });
  const faq = await makeFaq(app, admin, bot.id);
  const left = await Promise.all([
    app.call('POST', '/api/leads', { body: visitorLead(bot.id) }),
    app.call('POST', '/api/reservations', { body: visitorReservation(bot.id) }),
    app.call('POST', `/api/chat/${bot.id}`, { body: { message: 'Why is the moon round?', sessionId: 's' } }),
  ]);
  const response = await app.call('DELETE', `/api/bots/${bot.id}`, { cookie: admin.cookie });
  return { locationId, bot, faq, left, response };
}

test('a deleted bot no longer exists, for operators and visitors', async () => {
  const { bot, response } = await deleteWithEverything();
  expect([response.statusCode, response.json()]).toEqual([200, { message: 'Bot deleted successfully' }]);
  expect((await get(`/api/bots/${bot.id}`)).statusCode).toBe(404);
  expect((await app.call('GET', `/api/bots/${bot.id}/public`)).statusCode).toBe(404);
  const visitor = [
    await app.call('POST', `/api/chat/${bot.id}`, { body: { message: 'Hello', sessionId: 's' } }),
    await app.call('POST', '/api/leads', { body: visitorLead(bot.id) }),
    await app.call('POST', '/api/reservations', { body: visitorReservation(bot.id) }),
  ];
  expect(visitor.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('its FAQs and unanswered questions are deleted too', async () => {
  const { bot, faq, locationId } = await deleteWithEverything();
  expect((await get('/api/faqs?limit=200')).body).not.toContain(faq.id);
  expect((await get(`/api/faqs?botId=${bot.id}`)).json()).toEqual([]);
  expect((await get(`/api/admin/unanswered?locationId=${locationId}`)).json()).toEqual([]);
});

test('its leads, reservations and conversations stay', async () => {
  const { bot, locationId, left } = await deleteWithEverything();
  expect(left.map(({ statusCode }) => statusCode)).toEqual([201, 201, 200]);
  for (const list of ['leads', 'reservations', 'conversations']) {
    const rows = (await get(`/api/admin/${list}?locationId=${locationId}`)).json();
    expect(rows, list).toEqual([expect.objectContaining({ locationId, botId: bot.id })]);
  }
});

test('its location can get another bot', async () => {
  const { locationId } = await deleteWithEverything();
  expect((await makeBot(app, admin, { locationId })).locationId).toBe(locationId);
});
