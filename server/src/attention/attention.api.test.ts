import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day, hour } from '../clock.ts';
import {
  makeBot,
  makeLocation,
  makeManager,
  makeOperator,
  makeUnanswered,
  type SignedIn,
  visitorLead,
  visitorReservation,
} from '../testing/factories.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(hour));

const read = async (cookie = admin.cookie, from = app) =>
  (await from.call('GET', '/api/admin/attention', { cookie })).json();

/** A location with a bot, and its operator. */
async function makePlace() {
  const { id: locationId } = await makeLocation(app, admin);
  const { id: botId } = await makeBot(app, admin, { locationId });
  const { cookie } = await makeOperator(app, 'user', locationId);
  return { locationId, botId, cookie };
}

test('counts the open work of a location for its operators, and of all for admins', async () => {
  const nothing = { newLeads: 0, pendingReservations: 0, unansweredQuestions: 0, failedMails: null };
  const before = await read();
  const [place, other] = [await makePlace(), await makePlace()];
  expect(await read(place.cookie)).toEqual(nothing);
  for (const name of ['Ada', 'Grace'])
    await app.call('POST', '/api/leads', { body: visitorLead(place.botId, { name }) });
  await app.call('POST', '/api/reservations', { body: visitorReservation(place.botId, { unitId: '' }) });
  await makeUnanswered(app, { botId: place.botId, locationId: place.locationId });
  expect(await read(place.cookie)).toEqual({ ...nothing, newLeads: 2, pendingReservations: 1, unansweredQuestions: 1 });
  expect(await read(other.cookie)).toEqual(nothing);
  expect(await read()).toMatchObject({
    newLeads: before.newLeads + 2,
    pendingReservations: before.pendingReservations + 1,
    unansweredQuestions: before.unansweredQuestions + 1,
  });
  expect(await read((await makeOperator(app, 'user')).cookie)).toEqual(nothing);
});

test('counts the work at all locations of a manager, and no other', async () => {
  const places = [await makePlace(), await makePlace(), await makePlace()];
  for (const [at, { botId, locationId }] of places.entries()) {
    await app.call('POST', '/api/leads', { body: visitorLead(botId, { name: `Visitor ${at}` }) });
    await makeUnanswered(app, { botId, locationId });
  }
  const manager = await makeManager(
    app,
    places.slice(1).map(({ locationId }) => locationId),
  );
  const counts = { newLeads: 2, pendingReservations: 0, unansweredQuestions: 2, failedMails: null };
  expect(await read(manager.cookie)).toEqual(counts);
});

test('does not count what somebody has worked', async () => {
  const { botId, cookie } = await makePlace();
  const lead = (await app.call('POST', '/api/leads', { body: visitorLead(botId) })).json();
  const booked = await app.call('POST', '/api/reservations', { body: visitorReservation(botId, { unitId: '' }) });
  expect(await read(cookie)).toMatchObject({ newLeads: 1, pendingReservations: 1 });
  await app.call('PATCH', `/api/admin/leads/${lead.id}`, { cookie: admin.cookie, body: { status: 'contacted' } });
  const url = `/api/admin/reservations/${booked.json().id}`;
  await app.call('PATCH', url, { cookie: admin.cookie, body: { status: 'confirmed' } });
  expect(await read(cookie)).toMatchObject({ newLeads: 0, pendingReservations: 0 });
});

test('counts mails that were refused until they are delivered, and for at most 30 days', async () => {
  const own = await startTestApp({ RATE_LIMITS: 'off' });
  const { cookie } = await makeOperator(own, 'admin');
  const boss = { cookie, id: '', username: '' };
  const location = await makeLocation(own, boss);
  const { id: botId } = await makeBot(own, boss, { locationId: location.id });
  const failedMails = async () => (await read(cookie, own)).failedMails;
  own.mailer.failing = true;
  await own.call('POST', '/api/leads', { body: visitorLead(botId) });
  expect(await failedMails()).toBe(0);
  await own.context.outbox.drain();
  expect(await failedMails()).toBe(1);
  own.mailer.failing = false;
  own.clock.advance(hour);
  await own.context.outbox.drain();
  expect(await failedMails()).toBe(0);
  own.mailer.failing = true;
  await own.call('POST', '/api/leads', { body: visitorLead(botId, { name: 'Grace Later' }) });
  await own.context.outbox.drain();
  expect(await failedMails()).toBe(1);
  own.clock.advance(13 * day);
  expect((await read((await makeOperator(own, 'admin')).cookie, own)).failedMails).toBe(1);
  own.clock.advance(18 * day);
  expect((await read((await makeOperator(own, 'admin')).cookie, own)).failedMails).toBe(0);
});

test('stops at a hundred', async () => {
  const place = await makePlace();
  const { botId, locationId } = place;
  for (let at = 0; at < 103; at++) await makeUnanswered(app, { botId, locationId });
  expect((await read(place.cookie)).unansweredQuestions).toBe(100);
});
