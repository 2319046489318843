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

const read = async (url: string, cookie = admin.cookie) => (await app.call('GET', url, { cookie })).json();

async function deleteWithEverything() {
  const location = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId: location.id });
  const person = await makeOperator(app, 'user', location.id);
  const left = await Promise.all([
    app.call('POST', '/api/leads', { body: visitorLead(bot.id) }),
    app.call('POST', '/api/reservations', { body: visitorReservation(bot.id) }),
    app.call('POST', `/api/chat/${bot.id}`, { body: { message: 'Hello', sessionId: 's' } }),
  ]);
  const response = await app.call('DELETE', `/api/locations/${location.id}`, { cookie: admin.cookie });
  return { location, bot, person, left, response };
}

test('a deleted location is gone', async () => {
  const { location, response } = await deleteWithEverything();
  expect([response.statusCode, response.json()]).toEqual([200, { message: 'Location deleted successfully' }]);
  for (const url of [`/api/locations/${location.id}`, `/api/locations/${location.id}/public`]) {
    expect((await app.call('GET', url, { cookie: admin.cookie })).statusCode).toBe(404);
  }
  const again = await app.call('DELETE', `/api/locations/${location.id}`, { cookie: admin.cookie });
  expect(again.statusCode).toBe(404);
});

test('its reservations, leads and conversations stay, and still name it', async () => {
  const { location, left } = await deleteWithEverything();
  expect(left.map((response) => response.statusCode)).toEqual([201, 201, 200]);
  for (const list of ['leads', 'reservations', 'conversations']) {
    const rows = await read(`/api/admin/${list}?locationId=${location.id}`);
    expect(rows, list).toHaveLength(1);
    expect(rows[0].locationId).toBe(location.id);
  }
});

test('its bot stays, without a location', async () => {
  const { bot } = await deleteWithEverything();
  expect(await read(`/api/bots/${bot.id}`)).toMatchObject({ id: bot.id, locationId: null });
  expect(await read(`/api/bots/${bot.id}/public`)).toMatchObject({ locationId: null });
});

test('its users stay, without a location, and see nothing any more', async () => {
  const { person } = await deleteWithEverything();
  expect((await read('/api/auth/user', person.cookie)).locationId).toBeNull();
  for (const url of ['/api/bots', '/api/locations', '/api/faqs', '/api/admin/reservations', '/api/admin/leads']) {
    expect(await read(url, person.cookie), url).toEqual([]);
  }
});

test('another location may then have a bot of its own', async () => {
  const { bot } = await deleteWithEverything();
  const { id: locationId } = await makeLocation(app, admin);
  const response = await app.call('PUT', `/api/bots/${bot.id}`, { cookie: admin.cookie, body: { locationId } });
  expect(response.json().locationId).toBe(locationId);
});
