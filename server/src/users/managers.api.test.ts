import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeLocation,
  makeManager,
  makeOperator,
  makeUser,
  password,
  type SignedIn,
  signIn,
} from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let places: [string, string, string];

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  const place = async () => (await makeLocation(app, admin)).id;
  places = [await place(), await place(), await place()];
});
afterAll(() => app.close());

let counter = 0;
const create = (fields: object) =>
  app.call('POST', '/api/admin/users', {
    cookie: admin.cookie,
    body: {
      username: `manager-${++counter}`,
      password,
      firstName: 'Mia',
      lastName: 'Lane',
      email: 'mia@example.com',
      role: 'manager',
      ...fields,
    },
  });
const update = (id: string, body: object) =>
  app.call('PATCH', `/api/admin/users/${id}`, { cookie: admin.cookie, body });
const find = async (id: string) =>
  (await app.call('GET', '/api/admin/users?limit=200', { cookie: admin.cookie }))
    .json()
    .find((user: { id: string }) => user.id === id);
const refusal = (path: string, message: string) => ({ message, errors: [{ path, message }] });

describe('creating a manager', () => {
  test('with several locations keeps their order; the first one is locationId', async () => {
    const [one, two, three] = places;
    const created = (await create({ locationIds: [three, one, two, one] })).json();
    expect(created).toMatchObject({ role: 'manager', locationId: three, locationIds: [three, one, two] });
    expect(await find(created.id)).toEqual(created);
  });

  test('with locationId alone assigns that location', async () => {
    expect((await create({ locationId: places[1] })).json()).toMatchObject({ locationIds: [places[1]] });
  });

  test('without a location is 400', async () => {
    const response = await create({});
    expect([response.statusCode, response.json()]).toEqual([400, refusal('locationId', 'Location is required.')]);
  });

  test.each([
    ['an empty list', [], 'Choose at least one location.'],
    ['null', null, 'Locations must be a list of location ids.'],
    ['text', 'north', 'Locations must be a list of location ids.'],
    ['an unknown location', ['nowhere'], 'This location does not exist.'],
  ])('with %s is 400', async (_, locationIds, message) => {
    const response = await create({ locationIds });
    expect([response.statusCode, response.json()]).toEqual([400, refusal('locationIds', message)]);
  });

  test('with one unknown location among others creates nobody', async () => {
    const username = 'never-made';
    expect((await create({ username, locationIds: [places[0], 'nowhere'] })).statusCode).toBe(400);
    expect((await create({ username, locationIds: [places[0]] })).statusCode).toBe(201);
  });
});

describe('several locations', () => {
  test.each(['user', 'admin'])('are refused for the role %s', async (role) => {
    const response = await create({ role, locationIds: places.slice(0, 2) });
    const sentence = 'Only a manager can have several locations.';
    expect([response.statusCode, response.json()]).toEqual([400, refusal('locationIds', sentence)]);
  });

  test.each(['user', 'admin'])('of one location are the location of the role %s', async (role) => {
    const created = (await create({ role, locationIds: [places[2]] })).json();
    expect(created).toMatchObject({ role, locationId: places[2], locationIds: [places[2]] });
  });
});

describe('changing a manager', () => {
  const make = async () => (await create({ locationIds: [places[0], places[1]] })).json();

  test('without locations keeps them', async () => {
    const { id } = await make();
    expect((await update(id, { firstName: 'Mira' })).json().locationIds).toEqual([places[0], places[1]]);
  });

  test('with locationId alone moves that location to the front and keeps the others', async () => {
    const { id } = await make();
    expect((await update(id, { locationId: places[0] })).json().locationIds).toEqual([places[0], places[1]]);
    expect((await update(id, { locationId: places[1] })).json().locationIds).toEqual([places[1], places[0]]);
    const changed = (await update(id, { locationId: places[2] })).json();
    expect(changed).toMatchObject({ locationId: places[2], locationIds: [places[2], places[1], places[0]] });
  });

  test('with locationIds replaces them', async () => {
    const { id } = await make();
    const changed = (await update(id, { locationIds: [places[2]] })).json();
    expect(changed).toMatchObject({ locationId: places[2], locationIds: [places[2]] });
    expect(await find(id)).toEqual(changed);
  });

  test('into a user keeps the first location, and back into a manager starts from it', async () => {
    const { id } = await make();
    expect((await update(id, { role: 'user' })).json().locationIds).toEqual([places[0]]);
    expect((await update(id, { role: 'manager' })).json().locationIds).toEqual([places[0]]);
  });

  test('is logged with the old and new locations', async () => {
    const { id } = await make();
    app.clock.advance(1000);
    await update(id, { locationIds: [places[0], places[2]] });
    const [latest] = (await app.call('GET', '/api/admin/audit-log?kind=user&limit=1', { cookie: admin.cookie })).json();
    expect(latest.changes).toEqual([
      { field: 'locationIds', from: `${places[0]}, ${places[1]}`, to: `${places[0]}, ${places[2]}` },
    ]);
  });

  test('a user without a location cannot become a manager of none: 400', async () => {
    const { id } = await makeOperator(app, 'user');
    const response = await update(id, { role: 'manager' });
    const sentence = 'Choose at least one location.';
    expect([response.statusCode, response.json()]).toEqual([400, refusal('locationIds', sentence)]);
  });
});

describe('running sessions', () => {
  const seen = async (cookie: string): Promise<string[]> =>
    (await app.call('GET', '/api/locations', { cookie }))
      .json()
      .map(({ id }: { id: string }) => id)
      .sort();

  test('follow a change of locations and role at once', async () => {
    const { id, username } = await makeUser(app, admin, places[0]);
    const cookie = await signIn(app, username);
    expect(await seen(cookie)).toEqual([places[0]]);
    await update(id, { role: 'manager', locationIds: [places[0], places[1]] });
    expect(await seen(cookie)).toEqual([places[0], places[1]].sort());
    await update(id, { locationIds: [places[1]] });
    expect(await seen(cookie)).toEqual([places[1]]);
    const current = (await app.call('GET', '/api/auth/user', { cookie })).json();
    expect(current).toMatchObject({ role: 'manager', locationId: places[1], locationIds: [places[1]] });
    await update(id, { role: 'user' });
    expect((await app.call('GET', '/api/auth/user', { cookie })).json().role).toBe('user');
  });
});

describe('deleting a location', () => {
  test('removes the assignment, and the next location becomes the first', async () => {
    const [gone, left] = [(await makeLocation(app, admin)).id, (await makeLocation(app, admin)).id];
    const manager = await makeManager(app, [gone, left]);
    await app.call('DELETE', `/api/locations/${gone}`, { cookie: admin.cookie });
    expect(await find(manager.id)).toMatchObject({ role: 'manager', locationId: left, locationIds: [left] });
    await app.call('DELETE', `/api/locations/${left}`, { cookie: admin.cookie });
    expect(await find(manager.id)).toMatchObject({ role: 'manager', locationId: null, locationIds: [] });
    expect((await app.call('GET', '/api/locations', { cookie: manager.cookie })).json()).toEqual([]);
    expect((await update(manager.id, { firstName: 'Mira' })).statusCode).toBe(200);
  });

  test('counts its managers among what stays', async () => {
    const place = (await makeLocation(app, admin)).id;
    await makeManager(app, [places[0], place]);
    const url = `/api/admin/locations/${place}/traces`;
    expect((await app.call('GET', url, { cookie: admin.cookie })).json().users).toBe(1);
  });
});

test('deleting a manager deletes the assignments', async () => {
  const { id } = await makeManager(app, [places[0], places[1]]);
  await app.call('DELETE', `/api/admin/users/${id}`, { cookie: admin.cookie });
  const rows = await app.context.db.selectFrom('userLocations').selectAll().where('userId', '=', id).execute();
  expect(rows).toEqual([]);
});
