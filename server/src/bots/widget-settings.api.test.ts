import { defaultWidgetSettings, type WidgetSettings } from '@chat-module/contract/widget-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBot, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const update = (id: string, body: object) => app.call('PUT', `/api/bots/${id}`, { cookie: admin.cookie, body });
const publicRecord = async (id: string) => (await app.call('GET', `/api/bots/${id}/public`)).json();

const chosen: WidgetSettings = {
  greeting: 'Welcome!\nHow can we help?',
  quickReplies: ['Do you have a 10x10?', 'What are your hours?'],
  teaserText: 'Questions? Ask us.',
  teaserDelaySeconds: 0,
  sound: 'on',
  offsetX: 0,
  offsetY: 88,
  language: 'es',
  colorScheme: 'auto',
  poweredByText: 'By Cedar Lane',
  poweredByUrl: 'https://cedarlane.example/chat',
};

test('a new bot has the defaults', async () => {
  const bot = await makeBot(app, admin);
  expect(bot).toMatchObject(defaultWidgetSettings);
  expect(await publicRecord(bot.id)).toMatchObject(defaultWidgetSettings);
});

test('settings given at the creation are in the public record', async () => {
  const bot = await makeBot(app, admin, chosen);
  expect(bot).toMatchObject(chosen);
  expect(await publicRecord(bot.id)).toMatchObject(chosen);
});

test('an update changes the given settings and keeps the others', async () => {
  const bot = await makeBot(app, admin, chosen);
  await update(bot.id, { quickReplies: [], greeting: '' });
  expect(await publicRecord(bot.id)).toMatchObject({ ...chosen, quickReplies: [], greeting: '' });
});

test('blank quick replies are dropped', async () => {
  const bot = await makeBot(app, admin, { quickReplies: ['', ' Hours? ', ' ', 'Rates?', 'Sizes?', ''] });
  expect(bot.quickReplies).toEqual(['Hours?', 'Rates?', 'Sizes?']);
});

test('an update is in the audit log, with its values', async () => {
  const bot = await makeBot(app, admin);
  await update(bot.id, { sound: 'on', quickReplies: ['Hours?'] });
  const [entry] = (await app.call('GET', '/api/admin/audit-log?kind=bot', { cookie: admin.cookie })).json();
  expect(entry).toMatchObject({ action: 'changed', subjectId: bot.id });
  expect(entry.changes).toHaveLength(2);
  expect(entry.changes).toEqual(
    expect.arrayContaining([
      { field: 'sound', from: 'off', to: 'on' },
      { field: 'quickReplies', from: '[]', to: '["Hours?"]' },
    ]),
  );
});

const badDelay = 'Teaser delay must be a whole number from 0 to 600.';
const badOffset = 'Distance from the side must be a whole number from 0 to 300.';
const badLink = 'Powered by link must be a web address that starts with https://.';

describe('refused with 400', () => {
  test.each([
    ['greeting', 'x'.repeat(501), 'greeting', 'Greeting is too long: at most 500 characters.'],
    ['quickReplies', 'Hours?', 'quickReplies', 'Quick replies must be a list of texts.'],
    ['quickReplies', ['1', '2', '3', '4', '5'], 'quickReplies', 'At most 4 quick replies.'],
    ['quickReplies', ['x'.repeat(61)], 'quickReplies.0', 'Quick reply is too long: at most 60 characters.'],
    ['teaserText', 'x'.repeat(141), 'teaserText', 'Teaser is too long: at most 140 characters.'],
    ['teaserDelaySeconds', 1.5, 'teaserDelaySeconds', badDelay],
    ['teaserDelaySeconds', 601, 'teaserDelaySeconds', badDelay],
    ['sound', true, 'sound', 'Sound must be one of: off, on.'],
    ['offsetX', -1, 'offsetX', badOffset],
    ['offsetX', 301, 'offsetX', badOffset],
    ['offsetY', '20', 'offsetY', 'Distance from the top or bottom must be a whole number from 0 to 300.'],
    ['language', 'fr', 'language', 'Language must be one of: auto, en, es.'],
    ['colorScheme', 'dark', 'colorScheme', 'Color scheme must be one of: light, auto.'],
    ['poweredByText', 'x'.repeat(61), 'poweredByText', 'Powered by text is too long: at most 60 characters.'],
    ['poweredByUrl', 'http://cedarlane.example', 'poweredByUrl', badLink],
    ['poweredByUrl', 'javascript:alert(1)', 'poweredByUrl', badLink],
    ['poweredByUrl', 'cedarlane.example', 'poweredByUrl', badLink],
  ])('%s %j', async (field, value, path, message) => {
    const bot = await makeBot(app, admin);
    const response = await update(bot.id, { [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([{ path, message }]);
    expect(await publicRecord(bot.id)).toMatchObject(defaultWidgetSettings);
  });
});
