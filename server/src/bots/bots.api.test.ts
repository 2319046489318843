import { defaultWidgetSettings } from '@chat-module/contract/widget-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBot, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const create = (body: object) => app.call('POST', '/api/bots', { cookie: admin.cookie, body });
const update = (id: string, body: object) => app.call('PUT', `/api/bots/${id}`, { cookie: admin.cookie, body });
const get = (url: string) => app.call('GET', url, { cookie: admin.cookie });

const least = { name: 'Least', websiteUrl: 'https://least.example' };

describe('creating a bot', () => {
  test('with only a name and a website uses the defaults for the rest', async () => {
    const response = await create(least);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      ...least,
      location: '',
      openaiKey: '',
      personality: 'You are a helpful and friendly customer support assistant.',
      primaryColor: '#3B82F6',
      position: 'bottom-right',
      status: 'active',
      modelAnswersPerDay: null,
      isSample: false,
      locationId: null,
      ...defaultWidgetSettings,
      pictureUrl: null,
      id: expect.any(String),
      userId: admin.id,
      createdAt: app.clock.now().toISOString(),
      updatedAt: app.clock.now().toISOString(),
    });
    expect((await get(`/api/bots/${response.json().id}`)).json()).toEqual(response.json());
  });

  test('accepts every field of the form', async () => {
    const { id: locationId } = await makeLocation(app, admin);
    const form = {
      ...least,
      location: 'Springfield',
      personality: 'Be brief.',
      primaryColor: '#a1B2c3',
      position: 'top-left',
      status: 'training',
      modelAnswersPerDay: 40,
      locationId,
    };
    expect((await create(form)).json()).toMatchObject(form);
  });

  test('an empty personality is the default one, an empty location none', async () => {
    const made = (await create({ ...least, personality: ' ', locationId: '' })).json();
    expect(made).toMatchObject({ locationId: null, personality: expect.stringContaining('helpful and friendly') });
  });

  test('ignores id, userId and createdAt in the body', async () => {
    const made = (await create({ ...least, id: 'mine', userId: 'me', createdAt: '2000-01-01T00:00:00.000Z' })).json();
    expect(made).toMatchObject({ userId: admin.id, createdAt: app.clock.now().toISOString() });
    expect(made.id).not.toBe('mine');
  });
});

const badAddress = 'Website URL must be a web address that starts with http:// or https://.';
const badBudget = 'Model answers a day must be a whole number from 0 to 100000.';
const badColor = 'Color must be # followed by 6 hexadecimal digits, like #3B82F6.';

describe('refused with 400', () => {
  test.each([
    ['name', ' ', 'Name is required.'],
    ['name', null, 'Name is required.'],
    ['name', 'x'.repeat(201), 'Name is too long: at most 200 characters.'],
    ['websiteUrl', '', 'Website URL is required.'],
    ['websiteUrl', 'cedarlane', badAddress],
    ['websiteUrl', 'javascript:alert(1)', badAddress],
    ['primaryColor', 'blue', badColor],
    ['primaryColor', '#3B82F', badColor],
    ['primaryColor', '#3B82F6;', badColor],
    ['primaryColor', '3B82F6', badColor],
    ['primaryColor', '#3B82F6\n', badColor],
    ['position', 'middle', 'Position must be one of: bottom-right, bottom-left, top-right, top-left.'],
    ['status', 'paused', 'Status must be one of: active, training, inactive.'],
    ['personality', 'x'.repeat(10_001), 'Personality is too long: at most 10000 characters.'],
    ['openaiKey', 7, 'OpenAI key must be text.'],
    ['modelAnswersPerDay', -1, badBudget],
    ['modelAnswersPerDay', 2.5, badBudget],
    ['modelAnswersPerDay', 100_001, badBudget],
    ['modelAnswersPerDay', '40', badBudget],
    ['locationId', 'nowhere', 'This location does not exist.'],
  ])('%s %j', async (path, value, message) => {
    const { id } = await makeBot(app, admin);
    for (const response of [await create({ ...least, [path]: value }), await update(id, { [path]: value })]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().errors[0]).toEqual({ path, message });
    }
  });

  test.each(['name', 'websiteUrl'])('%s left out', async (path) => {
    const response = await create({ ...least, [path]: undefined });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: expect.stringMatching(/\.$/), errors: [{ path }] });
  });
});

describe('a location has at most one bot:', () => {
  const taken = 'This location already has a bot.';

  test('a second one is 409', async () => {
    const { id: locationId } = await makeLocation(app, admin);
    await makeBot(app, admin, { locationId });
    const other = await makeBot(app, admin);
    for (const response of [await create({ ...least, locationId }), await update(other.id, { locationId })]) {
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({ message: taken, errors: [{ path: 'locationId', message: taken }] });
    }
  });

  test('one of two created at once is 409', async () => {
    const { id: locationId } = await makeLocation(app, admin);
    const answers = await Promise.all([create({ ...least, locationId }), create({ ...least, locationId })]);
    expect(answers.map((response) => response.statusCode).sort()).toEqual([201, 409]);
  });

  test('any number of bots can have no location', async () => {
    expect((await create(least)).statusCode).toBe(201);
    expect((await create(least)).statusCode).toBe(201);
  });
});

describe('PUT', () => {
  test('changes the given fields and keeps the others', async () => {
    const { id: locationId } = await makeLocation(app, admin);
    const before = await makeBot(app, admin, { locationId, personality: 'Be brief.', position: 'top-left' });
    app.clock.advance(1000);
    const response = await update(before.id, { name: 'Renamed', id: 'x', userId: 'y', createdAt: 'z' });
    expect(response.json()).toEqual({ ...before, name: 'Renamed', updatedAt: app.clock.now().toISOString() });
  });

  test.each(['active', 'training', 'inactive'])('sets the status %s', async (status) => {
    const { id } = await makeBot(app, admin);
    expect((await update(id, { status })).json().status).toBe(status);
    expect((await get(`/api/bots/${id}/public`)).json().status).toBe(status);
  });

  test.each([null, ''])('a location of %j removes the bot from its location', async (locationId) => {
    const bot = await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id });
    expect((await update(bot.id, { locationId })).json().locationId).toBeNull();
  });

  test('of a whole unchanged bot changes nothing', async () => {
    const before = await makeBot(app, admin, { openaiKey: 'sk-proj-abcdefgh1234' });
    const after = (await update(before.id, before)).json();
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  });
});

describe("the color of a location's bot", () => {
  test('is changed by PATCH, which changes nothing else', async () => {
    const { id: locationId } = await makeLocation(app, admin);
    const bot = await makeBot(app, admin, { locationId });
    const response = await app.call('PATCH', `/api/locations/${locationId}/bot/color`, {
      cookie: admin.cookie,
      body: { primaryColor: '#FF5733', name: 'ignored' },
    });
    expect(response.json()).toEqual({ ...bot, primaryColor: '#FF5733', updatedAt: expect.any(String) });
    expect((await get(`/api/locations/${locationId}/bot`)).json()).toEqual(response.json());
  });

  test.each([[{}], [{ primaryColor: '' }], [{ primaryColor: '#GG5733' }], [{ primaryColor: '#FFF' }]])(
    '%j is 400',
    async (body) => {
      const { id: locationId } = await makeLocation(app, admin);
      await makeBot(app, admin, { locationId });
      const url = `/api/locations/${locationId}/bot/color`;
      const response = await app.call('PATCH', url, { cookie: admin.cookie, body });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ errors: [{ path: 'primaryColor' }] });
    },
  );

  test('of a location without a bot is 404', async () => {
    const { id } = await makeLocation(app, admin);
    const body = { primaryColor: '#FF5733' };
    const response = await app.call('PATCH', `/api/locations/${id}/bot/color`, { cookie: admin.cookie, body });
    expect(response.statusCode).toBe(404);
    expect((await get(`/api/locations/${id}/bot`)).statusCode).toBe(404);
  });
});

test('a visitor gets only the public fields', async () => {
  const bot = await makeBot(app, admin, { openaiKey: 'sk-proj-abcdefgh1234', personality: 'Secret instructions' });
  const response = await app.call('GET', `/api/bots/${bot.id}/public`);
  const { id, name, locationId, primaryColor, position, status } = bot;
  const record = { id, name, locationId, primaryColor, position, status };
  expect(response.json()).toEqual({ ...record, ...defaultWidgetSettings, pictureUrl: null });
});

test.each([
  ['GET', '/api/bots/nothing'],
  ['PUT', '/api/bots/nothing'],
  ['DELETE', '/api/bots/nothing'],
  ['GET', '/api/bots/nothing/public'],
  ['GET', '/api/bots/nothing/conversations'],
  ['GET', '/api/bots/nothing/analytics'],
  ['GET', '/api/bots/nothing/export'],
] as const)('%s %s is 404', async (method, url) => {
  const body = method === 'PUT' ? { name: 'Renamed' } : undefined;
  const response = await app.call(method, url, { cookie: admin.cookie, body });
  expect([response.statusCode, response.json()]).toEqual([404, { message: 'The bot was not found.' }]);
});
