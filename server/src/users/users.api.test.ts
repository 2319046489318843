import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLocation, makeOperator, makeUser, password, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let locationId: string;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  locationId = (await makeLocation(app, admin)).id;
});
afterAll(() => app.close());

const create = (body: object) => app.call('POST', '/api/admin/users', { cookie: admin.cookie, body });
const update = (id: string, body: object) =>
  app.call('PATCH', `/api/admin/users/${id}`, { cookie: admin.cookie, body });
const find = async (id: string) => {
  const listed = await app.call('GET', '/api/admin/users?limit=200', { cookie: admin.cookie });
  return listed.json().find((user: { id: string }) => user.id === id);
};

let counter = 0;
const person = (fields: object = {}) => ({
  username: `Sam.Field-${++counter}`,
  password,
  firstName: 'Sam',
  lastName: 'Field',
  email: 'sam@example.com',
  role: 'user',
  locationId,
  ...fields,
});

describe('creating a user', () => {
  test('returns 201 with the user, in the given letter case, without the password', async () => {
    const body = person();
    const response = await create(body);
    expect(response.statusCode).toBe(201);
    const { password: _, ...shown } = body;
    expect(response.json()).toEqual({
      ...shown,
      locationIds: [locationId],
      id: expect.any(String),
      hasSecondFactor: false,
      invitation: null,
      createdAt: app.clock.now().toISOString(),
      updatedAt: app.clock.now().toISOString(),
    });
    expect(await find(response.json().id)).toEqual(response.json());
  });

  test('gives the role user unless told otherwise', async () => {
    const { role: _, ...withoutRole } = person();
    expect((await create(withoutRole)).json().role).toBe('user');
  });

  test('ignores id and createdAt in the body', async () => {
    const created = (await create(person({ id: 'mine', createdAt: '2000-01-01T00:00:00.000Z' }))).json();
    expect(created.id).not.toBe('mine');
    expect(created.createdAt).toBe(app.clock.now().toISOString());
  });

  test('trims the input and drops control characters', async () => {
    const created = (await create(person({ firstName: '  Sa\u0000m\u0007 ', lastName: 'O\ud800Field' }))).json();
    expect([created.firstName, created.lastName]).toEqual(['Sam', 'O\ufffdField']);
  });
});

const required = [
  ['username', 'Username'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email'],
  ['locationId', 'Location'],
] as const;

describe('a required field', () => {
  test.each([...required, ['password', 'Password'] as const])('%s cannot be left out or blank', async (path, label) => {
    for (const value of [undefined, null, '', '  \t']) {
      const response = await create(person({ [path]: value }));
      expect(response.statusCode).toBe(400);
      expect(response.json().errors[0]).toEqual({ path, message: `${label} is required.` });
    }
  });

  test.each(required)('%s cannot be made blank', async (path, label) => {
    const { id } = await makeUser(app, admin, locationId);
    for (const value of [null, '', '  \t']) {
      const response = await update(id, { [path]: value });
      expect(response.statusCode).toBe(400);
      expect(response.json().errors[0]).toEqual({ path, message: `${label} is required.` });
    }
  });

  test('each of several missing ones is named', async () => {
    const response = await create({ username: 'lonely' });
    const paths = response.json().errors.map((error: { path: string }) => error.path);
    expect(paths.sort()).toEqual(['email', 'firstName', 'lastName', 'locationId', 'password']);
  });

  test('each of several blank ones is named', async () => {
    const blank = { username: '', firstName: '', lastName: '', email: '', locationId: '', password: '' };
    const paths = (await create(blank)).json().errors.map((error: { path: string }) => error.path);
    expect(paths.sort()).toEqual(['email', 'firstName', 'lastName', 'locationId', 'password', 'username']);
  });
});

describe('refused with 400', () => {
  test.each([
    ['email', 'sam', 'Email must be an email address, like name@example.com.'],
    ['email', 'sam@example', 'Email must be an email address, like name@example.com.'],
    ['email', 'sam@example.com\nBcc: x@example.com', 'Email must be an email address, like name@example.com.'],
    ['email', 'a@example.com, b@example.com', 'Email must be an email address, like name@example.com.'],
    ['role', 'owner', 'Role must be one of: user, manager, admin.'],
    ['role', null, 'Role must be one of: user, manager, admin.'],
    ['username', 'x'.repeat(201), 'Username is too long: at most 200 characters.'],
    ['firstName', 7, 'First name must be text.'],
    ['locationId', 'nowhere', 'This location does not exist.'],
  ])('%s %j', async (path, value, message) => {
    const { id } = await makeUser(app, admin, locationId);
    for (const response of [await create(person({ [path]: value })), await update(id, { [path]: value })]) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ message, errors: [{ path, message }] });
    }
  });
});

describe('a user name', () => {
  const taken = 'This username is already taken.';

  test('cannot be used twice, regardless of case: 409', async () => {
    const { username } = (await create(person())).json();
    for (const again of [username, username.toUpperCase(), ` ${username.toLowerCase()} `]) {
      const response = await create(person({ username: again }));
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({ message: taken, errors: [{ path: 'username', message: taken }] });
    }
  });

  test('cannot be used twice, even at the same moment', async () => {
    const body = person();
    const answers = await Promise.all([create(body), create(body), create(body)]);
    expect(answers.map((response) => response.statusCode).sort()).toEqual([201, 409, 409]);
  });

  test('cannot be changed to one that is taken: 409', async () => {
    const [one, other] = [await makeUser(app, admin, locationId), await makeUser(app, admin, locationId)];
    const response = await update(one.id, { username: other.username.toUpperCase() });
    expect(response.statusCode).toBe(409);
    expect((await find(one.id)).username).toBe(one.username);
  });

  test('can change its case', async () => {
    const { id, username } = await makeUser(app, admin, locationId);
    expect((await update(id, { username: username.toUpperCase() })).json().username).toBe(username.toUpperCase());
  });

  test('of a deleted user can be used again', async () => {
    const { id, username } = await makeUser(app, admin, locationId);
    await app.call('DELETE', `/api/admin/users/${id}`, { cookie: admin.cookie });
    expect((await create(person({ username }))).statusCode).toBe(201);
  });
});

describe('changing a user', () => {
  test('changes the given fields and keeps the others', async () => {
    const before = await makeUser(app, admin, locationId);
    const response = await update(before.id, { lastName: 'Meadow', password: 'ignored here', id: 'other' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...before, lastName: 'Meadow', updatedAt: app.clock.now().toISOString() });
    const signedIn = await app.call('POST', '/api/login', { body: { username: before.username, password } });
    expect(signedIn.statusCode).toBe(200);
  });

  test('an empty body changes nothing', async () => {
    const before = await makeUser(app, admin, locationId);
    expect((await update(before.id, {})).json()).toMatchObject({ username: before.username, role: before.role });
  });

  test('an unknown user is 404', async () => {
    for (const [method, url, body] of [
      ['PATCH', '/api/admin/users/nobody', { firstName: 'X' }],
      ['PATCH', '/api/admin/users/nobody', { role: 'user' }],
      ['PATCH', '/api/admin/users/nobody/password', { password }],
      ['DELETE', '/api/admin/users/nobody', undefined],
    ] as const) {
      const response = await app.call(method, url, { cookie: admin.cookie, body });
      expect([response.statusCode, response.json().message]).toEqual([404, 'The user was not found.']);
    }
  });
});

describe('changing a password', () => {
  test('returns a message, and the new one signs in', async () => {
    const { id, username } = await makeUser(app, admin, locationId);
    const url = `/api/admin/users/${id}/password`;
    const response = await app.call('PATCH', url, { cookie: admin.cookie, body: { password: 'brand new' } });
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Password updated successfully' }]);
    const signedIn = await app.call('POST', '/api/login', { body: { username, password: 'brand new' } });
    expect(signedIn.statusCode).toBe(200);
  });

  test.each([[{}], [{ password: '' }], [{ password: '   ' }], [{ password: null }]])('%j is 400', async (body) => {
    const { id } = await makeUser(app, admin, locationId);
    const response = await app.call('PATCH', `/api/admin/users/${id}/password`, { cookie: admin.cookie, body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ path: 'password', message: 'Password is required.' }] });
  });
});

test('no response or log line contains a password or its hash', async () => {
  const body = person({ password: 'a very particular secret' });
  const created = await create(body);
  const listed = await app.call('GET', '/api/admin/users?limit=200', { cookie: admin.cookie });
  const everything = [created.body, listed.body, ...app.logLines].join('\n');
  expect(everything).not.toMatch(/particular secret|argon2|passwordHash/);
});

describe('finding users', () => {
  const found = async (query: string): Promise<string[]> => {
    const response = await app.call('GET', `/api/admin/users?${query}`, { cookie: admin.cookie });
    return response.json().map(({ id }: { id: string }) => id);
  };

  test('by part of a username, name or email, whatever the case and the accents', async () => {
    const { id } = (
      await create(person({ firstName: 'Åsa', lastName: 'Öberg-Findlay', email: 'Asa@Fjord.example' }))
    ).json();
    for (const part of ['asa oberg-f', 'ÖBERG-FINDLAY', 'fjord.ex', `field-${counter}`])
      expect(await found(`search=${encodeURIComponent(part)}`)).toEqual([id]);
    expect(await found('search=nobody-like-this')).toEqual([]);
    expect(await found('search=%25')).toEqual([]);
  });

  test('by role and by location, whether it is their only one or one of a manager', async () => {
    const other = await makeLocation(app, admin);
    const reader = (await create(person({ locationId: other.id }))).json();
    const manager = (await create(person({ role: 'manager', locationIds: [locationId, other.id] }))).json();
    expect(await found(`locationId=${other.id}`)).toEqual([manager.id, reader.id]);
    expect(await found(`locationId=${other.id}&role=manager`)).toEqual([manager.id]);
    expect(await found('locationId=unknown')).toEqual([]);
  });

  test('refuses an unknown role, a long search, and the cursor of another search', async () => {
    const ask = (query: string) => app.call('GET', `/api/admin/users?${query}`, { cookie: admin.cookie });
    expect((await ask('role=owner')).statusCode).toBe(400);
    expect((await ask(`search=${'x'.repeat(201)}`)).json().message).toContain('search is too long');
    const first = await ask('search=sam&limit=1');
    const cursor = first.headers['x-next-cursor'];
    expect((await ask(`search=sam&limit=1&cursor=${cursor}`)).statusCode).toBe(200);
    expect((await ask(`search=field&limit=1&cursor=${cursor}`)).statusCode).toBe(400);
  });
});

describe('the list of users', () => {
  const read = (call: string) => app.call('GET', `/api/admin/users/${call}`, { cookie: admin.cookie });

  test('is counted and exported with its filters', async () => {
    const other = await makeLocation(app, admin, { businessName: 'Export Storage' });
    const both = { role: 'manager', locationIds: [other.id, locationId], firstName: '=Ex', lastName: 'Port' };
    const { username } = (await create(person(both))).json();
    await create(person({ locationId: other.id }));
    expect((await read(`count?locationId=${other.id}`)).json()).toEqual({ count: 2, isMore: false });
    expect((await read(`count?locationId=${other.id}&role=manager`)).json()).toEqual({ count: 1, isMore: false });
    expect((await read('count?search=nobody%20at%20all')).json()).toEqual({ count: 0, isMore: false });
    const response = await read(`export?locationId=${other.id}&search=ex%20port`);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/);
    const [heading, row, ...none] = response.body.trimEnd().split('\r\n');
    expect(none).toEqual([]);
    expect(heading).toBe(
      '"Created (UTC)","Username","First name","Last name","Email","Role","Locations","Two-factor sign-in","Invitation"',
    );
    expect(row).toContain(`"${username}","'=Ex","Port","sam@example.com","manager","Export Storage, `);
    expect(response.body).not.toContain(password);
    const [entry] = (await app.call('GET', '/api/admin/audit-log?limit=1', { cookie: admin.cookie })).json();
    expect(entry).toMatchObject({ action: 'exported', kind: 'user', actorId: admin.id });
  });

  test.each(['count', 'export'])('with an unknown role, %s is 400', async (call) => {
    expect((await read(`${call}?role=king`)).statusCode).toBe(400);
  });
});
