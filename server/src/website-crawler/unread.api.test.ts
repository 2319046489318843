import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { makeLocation } from '../testing/factories.ts';
import { page, setWebsiteScene } from '../testing/website-scene.ts';
import { createCrawler } from './crawler.ts';

/** Locations as an earlier version left them: never crawled. */
async function startWithUnread(settings: Record<string, string> = {}) {
  const scene = await setWebsiteScene({ '/': page('Welcome') }, {}, settings);
  const { app, admin } = scene;
  const madeUp = await makeLocation(app, admin, {
    ...{ website: 'https://www.lantern.example', faqPageUrl: 'https://help.lantern.test/faq' },
  });
  await app.context.db.deleteFrom('websiteCrawls').execute();
  const crawler = createCrawler(app.context, { politeDelayMs: 0 });
  onTestFinished(() => crawler.stop());
  crawler.start();
  return { ...scene, madeUp };
}

test('an existing, never crawled location is crawled once the server starts', async () => {
  const { known, site } = await startWithUnread();
  await eventually(async () => expect((await known()).status).toBe('read'));
  expect(site.asked).toContain('/');
});

test('one on a reserved domain is left alone, until someone asks', async () => {
  const { app, admin, known, madeUp } = await startWithUnread();
  await eventually(async () => expect((await known()).status).toBe('read'));
  const path = `/api/locations/${madeUp.id}/website`;
  expect((await app.call('GET', path, { cookie: admin.cookie })).json().status).toBe('notRead');
  expect((await app.call('POST', `${path}/read`, { cookie: admin.cookie })).json().status).toBe('reading');
});

test('nothing is crawled automatically if crawling is only on request', async () => {
  const { app, known } = await startWithUnread({ WEBSITE_INTERVAL_DAYS: '0' });
  await app.context.crawler.drain();
  expect((await known()).status).toBe('notRead');
});
