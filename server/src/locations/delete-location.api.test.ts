import type { Lead } from '@chat-module/contract/leads';
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

test('a deleted location no longer exists', async () => {
  const { location, response } = await deleteWithEverything();
  expect([response.statusCode, response.json()]).toEqual([200, { message: 'Location deleted successfully' }]);
  for (const url of [`/api/locations/${location.id}`, `/api/locations/${location.id}/public`]) {
    expect((await app.call('GET', url, { cookie: admin.cookie })).statusCode).toBe(404);
  }
  const again = await app.call('DELETE', `/api/locations/${location.id}`, { cookie: admin.cookie });
  expect(again.statusCode).toBe(404);
});

test('its reservations, leads and conversations stay, with its id', async () => {
  const { location, left } = await deleteWithEverything();
  expect(left.map((response) => response.statusCode)).toEqual([201, 201, 200]);
  for (const list of ['leads', 'reservations', 'conversations']) {
    const rows = await read(`/api/admin/${list}?locationId=${location.id}`);
    expect(rows, list).toHaveLength(1);
    expect(rows[0].locationId).toBe(location.id);
  }
});

test('they have the name that it had at deletion', async () => {
  const { location, person } = await deleteWithEverything();
  for (const list of ['leads', 'reservations', 'conversations', 'conversations/sessions']) {
    const [row] = await read(`/api/admin/${list}?locationId=${location.id}`);
    expect(row.deletedLocationName, list).toBe(location.businessName);
    expect(await read(`/api/admin/${list}`, person.cookie)).toEqual([]);
  }
  const [lead] = await read(`/api/admin/leads?locationId=${location.id}`);
  const [reservation] = await read(`/api/admin/reservations?locationId=${location.id}`);
  const patch = async (url: string, status: string) =>
    (await app.call('PATCH', url, { cookie: admin.cookie, body: { status } })).json().deletedLocationName;
  expect(await patch(`/api/admin/leads/${lead.id}`, 'closed')).toBe(location.businessName);
  expect(await patch(`/api/admin/reservations/${reservation.id}`, 'confirmed')).toBe(location.businessName);
});

test('rows of an existing, absent or unknown location have no such name', async () => {
  const { id: locationId } = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId });
  const homeless = await makeBot(app, admin);
  for (const { id } of [bot, homeless]) await app.call('POST', '/api/leads', { body: visitorLead(id) });
  const { id: unknownId } = await makeLocation(app, admin);
  const unknownBot = await makeBot(app, admin, { locationId: unknownId });
  await app.call('POST', '/api/leads', { body: visitorLead(unknownBot.id) });
  await app.call('DELETE', `/api/locations/${unknownId}`, { cookie: admin.cookie });
  await app.context.db.deleteFrom('deletedLocations').where('id', '=', unknownId).execute();
  const names = (await read('/api/admin/leads?limit=3')).map((it: Lead) => it.deletedLocationName);
  expect(names).toEqual([null, null, null]);
});

test('what stays is counted beforehand', async () => {
  const location = await makeLocation(app, admin);
  const traces = () => read(`/api/admin/locations/${location.id}/traces`);
  expect(await traces()).toEqual({ leads: 0, reservations: 0, conversations: 0, users: 0, botName: null });
  const bot = await makeBot(app, admin, { locationId: location.id });
  await makeOperator(app, 'user', location.id);
  for (const sessionId of ['s', 't']) {
    await app.call('POST', `/api/chat/${bot.id}`, { body: { message: 'Hello', sessionId } });
    await app.call('POST', '/api/leads', {
      body: visitorLead(bot.id, { sessionId, phone: `541555018${sessionId.length}` }),
    });
  }
  await app.call('POST', '/api/reservations', { body: visitorReservation(bot.id) });
  const { leads, ...others } = await traces();
  expect(leads).toBeGreaterThan(0);
  expect(others).toEqual({ reservations: 1, conversations: 2, users: 1, botName: bot.name });
  const unknown = await app.call('GET', '/api/admin/locations/unknown/traces', { cookie: admin.cookie });
  expect([unknown.statusCode, unknown.json()]).toEqual([404, { message: 'The location was not found.' }]);
});

test('its bot stays, without a location', async () => {
  const { bot } = await deleteWithEverything();
  expect(await read(`/api/bots/${bot.id}`)).toMatchObject({ id: bot.id, locationId: null });
  expect(await read(`/api/bots/${bot.id}/public`)).toMatchObject({ locationId: null });
});

test('its users stay, without a location, and see nothing', async () => {
  const { person } = await deleteWithEverything();
  expect((await read('/api/auth/user', person.cookie)).locationId).toBeNull();
  for (const url of ['/api/bots', '/api/locations', '/api/faqs', '/api/admin/reservations', '/api/admin/leads']) {
    expect(await read(url, person.cookie), url).toEqual([]);
  }
});

test('another location can then get its own bot', async () => {
  const { bot } = await deleteWithEverything();
  const { id: locationId } = await makeLocation(app, admin);
  const response = await app.call('PUT', `/api/bots/${bot.id}`, { cookie: admin.cookie, body: { locationId } });
  expect(response.json().locationId).toBe(locationId);
});
