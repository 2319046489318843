import { publicBot } from '@chat-module/contract/bots';
import type { WidgetPage } from '@chat-module/contract/widget-pages';
import { expect, test } from 'vitest';
import { findBot } from '../bots/bots.store.ts';
import { day, hour, minute } from '../clock.ts';
import type { BotRow } from '../database/rows/bots.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { makeBot, makeLocation, makeOperator, signIn } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createReportRecorder } from './record-report.ts';
import { findPageOfSite } from './widget-pages.store.ts';

const site = 'https://cedarlane.example';

async function setScene(settings: Record<string, string> = {}) {
  const app = await startTestApp(settings);
  const admin = await makeOperator(app, 'admin');
  const bot = await makeBot(app, admin, { websiteUrl: `${site}/`, primaryColor: '#112233' });
  const askFor = (search: string, origin?: string) =>
    app.call('GET', `/api/bots/${bot.id}/public${search}`, { headers: origin === undefined ? {} : { origin } });
  const report = (path: string, color = '#112233', origin = site) =>
    askFor(`?${new URLSearchParams({ path, color })}`, origin);
  const pages = async (): Promise<WidgetPage[]> =>
    (await app.call('GET', `/api/bots/${bot.id}/widget-pages`, { cookie: admin.cookie })).json();
  return { app, admin, bot, askFor, report, pages };
}

test('a page with the widget is listed with its color and the time it was seen', async () => {
  const { app, report, pages } = await setScene();
  const reply = await report('/units', '#112233');
  expect(reply.statusCode).toBe(200);
  expect(Object.keys(reply.json()).sort()).toEqual(Object.keys(publicBot.shape).sort());
  app.clock.advance(2 * hour);
  await report('/units', '#aabbcc');
  expect(await pages()).toEqual([
    {
      page: `${site}/units`,
      color: '#AABBCC',
      hasOldColor: true,
      firstSeenAt: '2026-03-10T15:00:00.000Z',
      lastSeenAt: '2026-03-10T17:00:00.000Z',
    },
  ]);
});

test('a page has the old color from the change until it reports the new one, or none', async () => {
  const { app, admin, bot, report, pages } = await setScene();
  await report('/');
  await report('/follows', 'undefined');
  const old = async () => (await pages()).filter(({ hasOldColor }) => hasOldColor).map(({ page }) => page);
  expect(await old()).toEqual([]);
  await app.call('PUT', `/api/bots/${bot.id}`, { cookie: admin.cookie, body: { primaryColor: '#445566' } });
  expect(await old()).toEqual([`${site}/`]);
  app.clock.advance(1);
  await report('/', '#445566');
  expect(await old()).toEqual([]);
});

test('bots with pages of an old color are listed with them, for operators who may see the bot', async () => {
  const { app, admin, bot, report } = await setScene();
  await report('/units', '#AABBCC');
  await report('/contact', '#aabbcc');
  await report('/right');
  await report('/follows', '');
  const oldColors = async (cookie: string) => (await app.call('GET', '/api/admin/old-colors', { cookie })).json();
  const pages = [`${site}/contact`, `${site}/units`];
  expect(await oldColors(admin.cookie)).toEqual([{ botId: bot.id, botName: bot.name, pages }]);
  const location = await makeLocation(app, admin);
  const user = await makeOperator(app, 'user', location.id);
  expect(await oldColors(user.cookie)).toEqual([]);
  await app.call('PUT', `/api/bots/${bot.id}`, { cookie: admin.cookie, body: { locationId: location.id } });
  expect(await oldColors(user.cookie)).toEqual([{ botId: bot.id, botName: bot.name, pages }]);
});

test('only origin and path of a page are stored', async () => {
  const { app, askFor, pages } = await setScene();
  await askFor('?path=%2Funits%3Ftoken%3Ds3cret%23s3cret&color=s3cret', site);
  expect(await pages()).toMatchObject([{ page: `${site}/units`, color: '' }]);
  expect(app.logLines.join('\n')).not.toContain('s3cret');
});

test('calls without a page are answered and not recorded', async () => {
  const { askFor, report, pages } = await setScene();
  const answers = [
    await askFor(''),
    await askFor('?path=%2F'),
    await askFor('', site),
    await askFor('?path=https%3A%2F%2Fother.example%2F', site),
    await askFor('?path=%2Fa&path=%2Fb&color=1&color=2', site),
    await report('/', '#112233', 'null'),
    await report('/', '#112233', 'chrome-extension://abc'),
    await report('/', '#112233', 'https://me:secret@cedarlane.example'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(await pages()).toEqual([]);
});

test("the product's own pages do not count", async () => {
  const { report, pages } = await setScene();
  await report('/demo', '#112233', 'http://localhost:3000');
  expect(await pages()).toEqual([]);
});

test('one page is written at most once an hour', async () => {
  const { app, report, pages } = await setScene();
  await report('/');
  app.clock.advance(hour - minute);
  await report('/');
  expect(await pages()).toMatchObject([{ lastSeenAt: '2026-03-10T15:00:00.000Z' }]);
  app.clock.advance(minute);
  await report('/');
  expect(await pages()).toMatchObject([{ lastSeenAt: '2026-03-10T16:00:00.000Z' }]);
});

test('forged pages of a bot are neither all written nor all kept, and never replace its own site', async () => {
  const { app, bot, report, pages } = await setScene();
  await report('/');
  for (let at = 0; at < 60; at += 1) await report(`/${at}`, '', 'https://other.example');
  expect((await pages()).length).toBeLessThan(35);
  const rows = Array.from({ length: 250 }, (_, at) => ({
    ...{ botId: bot.id, page: `https://full.example/${at}`, origin: 'https://full.example', color: '' },
    ...{ firstSeenAt: '2026-03-11T00:00:00.000Z', lastSeenAt: '2026-03-11T00:00:00.000Z' },
  }));
  await app.context.db.insertInto('widgetPages').values(rows).execute();
  // Another node, whose limit isn't used up.
  const recordOnOtherNode = createReportRecorder(app.context);
  await recordOnOtherNode((await findBot(app.context.db, bot.id)) as BotRow, { path: '/late', color: '' }, site);
  expect(await pages()).toHaveLength(200);
  expect((await pages()).map(({ page }) => page)).toContain(`${site}/`);
});

test('nothing is recorded while the disk is nearly full', async () => {
  const { app, report, pages } = await setScene();
  await app.disk.leave(1);
  expect((await report('/')).statusCode).toBe(200);
  expect(await pages()).toEqual([]);
});

test('a report that cannot be stored is logged, and the call answered', async () => {
  const { app, report } = await setScene();
  await app.context.db.schema.dropTable('widgetPages').execute();
  expect((await report('/')).statusCode).toBe(200);
  expect(app.logLines.join('\n')).toContain('could not record a widget report');
});

test('pages unseen for 90 days are deleted, and those of a deleted bot at once', async () => {
  const { app, admin, bot, report } = await setScene();
  await report('/old');
  app.clock.advance(89 * day);
  await report('/new');
  app.clock.advance(2 * day);
  await keepHouse(app.context);
  const kept = () => app.context.db.selectFrom('widgetPages').select('page').execute();
  expect(await kept()).toEqual([{ page: `${site}/new` }]);
  const cookie = await signIn(app, admin.username);
  expect((await app.call('DELETE', `/api/bots/${bot.id}`, { cookie })).statusCode).toBe(200);
  expect(await kept()).toEqual([]);
});

test.each([
  ['https://cedarlane.example/contact', true],
  ['http://www.cedarlane.example', true],
  ['https://cedarlane.example:8443', false],
  ['https://example', false],
  ['no address', false],
])('whether the widget was seen on %s: %s', async (address, isSeen) => {
  const { app, bot, report } = await setScene();
  await report('/units');
  expect((await findPageOfSite(app.context.db, bot.id, address)) !== undefined).toBe(isSeen);
});
