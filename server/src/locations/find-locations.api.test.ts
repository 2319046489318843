import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  for (const [businessName, address, phoneNumber] of [
    ['Zeta Storage', '1 Main Street, Astoria, OR 97103', '(503) 555-0111'],
    ['alpha storage', '2 Main Street, Boise, ID 83702', '(208) 555-0122'],
    ['Ümit Depot', '3 Main Street, Astoria, OR 97103', '(503) 555-0133'],
    ['Beta 100% Storage', '4 Main Street', '(503) 555-0144'],
  ]) {
    app.clock.advance(1000);
    await makeLocation(app, admin, { businessName, address, phoneNumber });
  }
});
afterAll(() => app.close());

const list = (query: Record<string, string>) =>
  app.call('GET', `/api/locations?${new URLSearchParams(query)}`, { cookie: admin.cookie });
const names = async (query: Record<string, string>): Promise<string[]> =>
  (await list(query)).json().map(({ businessName }: { businessName: string }) => businessName);

describe('the list of locations', () => {
  test('is sorted by name, city, last change or, by default, creation', async () => {
    expect(await names({})).toEqual(['Beta 100% Storage', 'Ümit Depot', 'alpha storage', 'Zeta Storage']);
    expect(await names({ sort: 'name' })).toEqual(['alpha storage', 'Beta 100% Storage', 'Ümit Depot', 'Zeta Storage']);
    expect(await names({ sort: 'city' })).toEqual(['Ümit Depot', 'Zeta Storage', 'alpha storage', 'Beta 100% Storage']);
    const [{ id }] = (await list({ search: 'zeta' })).json();
    app.clock.advance(1000);
    await app.call('PUT', `/api/locations/${id}`, { cookie: admin.cookie, body: { officeHours: 'Daily 9-5' } });
    expect((await names({ sort: 'changed' }))[0]).toBe('Zeta Storage');
    expect((await names({}))[0]).toBe('Beta 100% Storage');
  });

  test.each([
    ['ASTORIA', ['Ümit Depot', 'Zeta Storage']],
    ['umit', ['Ümit Depot']],
    ['100%', ['Beta 100% Storage']],
    ['2085550122', ['alpha storage']],
    ['main street', ['alpha storage', 'Beta 100% Storage', 'Ümit Depot', 'Zeta Storage']],
    ['nowhere', []],
  ])('a search for %j', async (search, found) => {
    expect(await names({ search, sort: 'name' })).toEqual(found);
  });

  test('finds a location under its new name only', async () => {
    const { id } = await makeLocation(app, admin, { businessName: 'Old Name', address: '1 Quay, Salem, OR 97301' });
    await app.call('PUT', `/api/locations/${id}`, { cookie: admin.cookie, body: { businessName: 'Aaron New' } });
    expect(await names({ search: 'old name' })).toEqual([]);
    expect((await names({ search: 'salem', sort: 'name' }))[0]).toBe('Aaron New');
    await app.call('DELETE', `/api/locations/${id}`, { cookie: admin.cookie });
  });

  test.each(['newest', 'name', 'city', 'changed'])('pages by %s without a gap', async (sort) => {
    const whole = await names({ sort });
    const paged: string[] = [];
    let cursor = '';
    do {
      const response = await list({ sort, limit: '1', ...(cursor && { cursor }) });
      paged.push(...response.json().map(({ businessName }: { businessName: string }) => businessName));
      cursor = String(response.headers['x-next-cursor'] ?? '');
    } while (cursor !== '');
    expect(paged).toEqual(whole);
  });

  test("refuses another list's cursor, a made-up one and an unknown order", async () => {
    const cursor = String((await list({ sort: 'name', limit: '1' })).headers['x-next-cursor']);
    const madeUp = Buffer.from(JSON.stringify(['x', 'y', 'z'])).toString('base64url');
    const queries: Record<string, string>[] = [
      { sort: 'city', cursor },
      { sort: 'name', search: 'a', cursor },
      { cursor: madeUp },
    ];
    for (const query of queries) {
      const response = await list(query);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toBe('cursor is not one that this server gave out.');
    }
    const unknown = await list({ sort: 'size' });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().message).toBe('Sort must be one of: newest, name, city, changed.');
  });

  test('finds only what an operator may see', async () => {
    const own = await makeLocation(app, admin, { businessName: 'Own Storage' });
    const person = await makeOperator(app, 'user', own.id);
    const response = await app.call('GET', '/api/locations?search=storage&sort=name', { cookie: person.cookie });
    expect(response.json()).toMatchObject([{ id: own.id }]);
  });
});

describe('open work', () => {
  const openWork = async (ids: string, cookie = admin.cookie) =>
    app.call('GET', `/api/locations/open-work?ids=${ids}`, { cookie });

  test('counts new leads and pending reservations of each location', async () => {
    const { id } = await makeLocation(app, admin);
    const other = await makeLocation(app, admin);
    const bot = await makeBot(app, admin, { locationId: id });
    const lead = await app.call('POST', '/api/leads', { body: visitorLead(bot.id) });
    await app.call('POST', '/api/reservations', { body: visitorReservation(bot.id) });
    const work = { locationId: id, newLeads: 1, pendingReservations: 1 };
    const none = { locationId: other.id, newLeads: 0, pendingReservations: 0 };
    const found = (await openWork(`${id},${other.id},unknown`)).json();
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([work, none]));
    const person = await makeOperator(app, 'user', id);
    expect((await openWork(`${id},${other.id}`, person.cookie)).json()).toEqual([work]);
    await app.call('PATCH', `/api/admin/leads/${lead.json().id}`, {
      cookie: admin.cookie,
      body: { status: 'contacted' },
    });
    expect((await openWork(id)).json()).toEqual([{ ...work, newLeads: 0 }]);
  });

  test('is counted for at most 50 locations', async () => {
    const response = await openWork(Array.from({ length: 51 }, (_, at) => `id-${at}`).join(','));
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('At most 50 ids.');
    expect((await openWork('')).json()).toEqual([]);
  });
});
