import { describe, expect, test } from 'vitest';
import { makeBot, makeLocation, makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';
import { html, startWebsite } from '../testing/website.ts';
import { page, paths, reasons, setWebsiteScene, words } from '../testing/website-scene.ts';

describe('saving a location', () => {
  test('reads its pages and their links in the background, and shows the result', async () => {
    const { read, known, site, app } = await setWebsiteScene({
      '/': page('Welcome', '/faq', '/security'),
      '/faq': page('Questions'),
      '/security': page('Security', '/faq'),
    });
    expect(await known()).toMatchObject({ status: 'reading', pages: [], passages: 0, finishedAt: null });
    const knowledge = await read();
    expect(knowledge).toMatchObject({ status: 'read', problem: '', pagesVisited: 3, passages: 3, waitsUntil: null });
    expect(knowledge.finishedAt).toBe(app.clock.now().toISOString());
    expect(paths(knowledge, site)).toEqual(['/ read', '/faq read', '/security read']);
    expect(knowledge.pages.every(({ readAt, passages }) => readAt !== null && passages === 1)).toBe(true);
    expect(site.asked).toEqual(['/robots.txt', '/sitemap.xml', '/', '/faq', '/security']);
    expect(site.mostAtOnce()).toBe(1);
  });

  test("reads the record's pricing, contact and FAQ pages first, also on another site", async () => {
    const shop = await startWebsite({ '/rates': page('Rates', '/elsewhere'), '/elsewhere': page('Elsewhere') });
    const site = await startWebsite({ '/': page('Welcome', '/a'), '/a': page('A'), '/help': page('Help') });
    const app = await startTestApp({ FETCH_ALLOW_HOSTS: `${site.host},${shop.host}` });
    const admin = await makeOperator(app, 'admin');
    await makeLocation(app, admin, {
      ...{ website: site.origin, pricingPageUrl: `${shop.origin}/rates`, faqPageUrl: `${site.origin}/help` },
    });
    await app.context.crawler.drain();
    expect(site.asked.slice(2)).toEqual(['/', '/help', '/a']);
    expect(shop.asked).toEqual(['/robots.txt', '/rates']);
  });

  test('reads it again only if its URLs change, and deletes a site that it no longer has', async () => {
    const { app, admin, site, location, read, known } = await setWebsiteScene({ '/': page('Welcome') });
    await read();
    const asked = site.asked.length;
    const put = (body: object) => app.call('PUT', `/api/locations/${location.id}`, { cookie: admin.cookie, body });
    await put({ address: '9 New Road' });
    await read();
    expect(site.asked).toHaveLength(asked);
    await put({ website: 'http://moved.invalid/' });
    expect(await known()).toMatchObject({ status: 'reading', passages: 0, pages: [] });
  });

  test('deleting the location deletes its website data', async () => {
    const { app, admin, location, read } = await setWebsiteScene({ '/': page('Welcome') });
    await read();
    await app.call('DELETE', `/api/locations/${location.id}`, { cookie: admin.cookie });
    for (const table of ['websiteCrawls', 'websitePages', 'websitePassages'] as const) {
      expect(await app.context.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });
});

test('the passages of a page are shown verbatim, to operators of the location', async () => {
  const { app, admin, read, location } = await setWebsiteScene({
    '/': html(
      'Rules',
      `<h1>Rules</h1><h2>Dogs</h2><p>On a leash they are welcome.</p><h2>Cats</h2><p>${words('Cats')}</p>`,
    ),
  });
  const [page] = (await read()).pages;
  const passagesOf = async (pageId: string, cookie = admin.cookie, id = location.id) =>
    app.call('GET', `/api/locations/${id}/website/passages?pageId=${pageId}`, { cookie });
  const known = (await passagesOf(page?.id ?? '')).json().passages;
  expect(known).toMatchObject([
    { heading: 'Rules › Dogs', text: 'On a leash they are welcome.' },
    { heading: 'Rules › Cats', text: words('Cats') },
  ]);
  expect((await passagesOf('nowhere')).json()).toEqual({ passages: [] });
  const elsewhere = await makeLocation(app, admin);
  expect((await passagesOf(page?.id ?? '', admin.cookie, elsewhere.id)).json()).toEqual({ passages: [] });
  const stranger = await makeOperator(app, 'user', elsewhere.id);
  expect((await passagesOf(page?.id ?? '', stranger.cookie)).statusCode).toBe(404);
  const without = await app.call('GET', `/api/locations/${location.id}/website/passages`, { cookie: admin.cookie });
  expect(without.statusCode).toBe(400);
});

describe('an internal address', () => {
  test('is not requested, neither as the website nor as a redirect target', async () => {
    const inside = await startWebsite({ '/': page('Inside'), '/rates': page('Inside too') });
    const { read, app, admin, site } = await setWebsiteScene({
      '/': page('Welcome', '/away', `${inside.origin}/`),
      '/away': (_request, response) => response.writeHead(302, { location: `${inside.origin}/rates` }).end(),
    });
    await makeLocation(app, admin, { website: `${inside.origin}/`, pricingPageUrl: `${inside.origin}/rates` });
    const knowledge = await read();
    expect(site.asked).toContain('/away');
    expect(inside.asked).toEqual([]);
    expect(paths(knowledge, site)).toContain('/ read');
  });
});

describe('crawling again', () => {
  test('an unchanged page costs one conditional request', async () => {
    const conditions: (string | undefined)[] = [];
    const { app, read, again, site } = await setWebsiteScene({
      '/': (request, response) => {
        conditions.push(request.headers['if-none-match'], request.headers['if-modified-since']);
        const isKnown = request.headers['if-none-match'] === '"v1"';
        const headers = { etag: '"v1"', 'last-modified': 'Tue, 10 Mar 2026 12:00:00 GMT', 'content-type': 'text/html' };
        response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : page('Welcome', '/faq'));
      },
      '/faq': page('Questions'),
    });
    const first = await read();
    const second = await again();
    expect(conditions).toEqual([undefined, undefined, '"v1"', 'Tue, 10 Mar 2026 12:00:00 GMT']);
    expect(paths(second, site)).toEqual(['/ read', '/faq read']);
    expect(second.passages).toBe(first.passages);
    // The page as an earlier version of the program read it, which may have found less.
    await app.context.db.updateTable('websitePages').set({ readBy: 0 }).execute();
    await again();
    await again();
    expect(conditions.slice(4)).toEqual([undefined, undefined, '"v1"', 'Tue, 10 Mar 2026 12:00:00 GMT']);
  });

  test('updates changed pages, deletes missing ones, and keeps temporarily failing ones', async () => {
    const { read, again, site } = await setWebsiteScene({
      '/': page('Welcome', '/old', '/gone', '/shaky'),
      '/old': page('Old'),
      '/gone': page('Gone'),
      '/shaky': page('Shaky'),
    });
    expect((await read()).passages).toBe(4);
    site.pages = {
      '/': page('Welcome', '/new', '/gone', '/shaky'),
      '/new': page('New'),
      '/shaky': (_request, response) => response.writeHead(500).end(),
    };
    const knowledge = await again();
    expect(paths(knowledge, site)).toEqual(['/ read', '/gone failed', '/new read', '/shaky failed']);
    expect(reasons(knowledge, site)).toMatchObject({
      '/gone': 'There is no such page any more.',
      '/shaky': 'The site answered with the status 500.',
    });
    expect(knowledge.pages.map(({ passages }) => passages).sort()).toEqual([0, 1, 1, 1]);
  });

  test('a site that is down keeps everything, and says why it failed', async () => {
    const { read, again, site } = await setWebsiteScene({ '/': page('Welcome', '/faq'), '/faq': page('Questions') });
    await read();
    const down = (_request: unknown, response: { writeHead(status: number): { end(): void } }) =>
      response.writeHead(502).end();
    site.pages = { '/': down, '/faq': down };
    expect(await again()).toMatchObject({
      status: 'failed',
      problem: 'The site answered with the status 502.',
      passages: 2,
    });
  });

  test('happens automatically after the configured days, and never if they are 0', async () => {
    const day = 24 * 60 * 60 * 1000;
    for (const [days, readings] of [
      ['3', 2],
      ['0', 1],
    ] as const) {
      const { app, site, read } = await setWebsiteScene({ '/': page('Welcome') }, {}, { WEBSITE_INTERVAL_DAYS: days });
      const knowledge = await read();
      expect(knowledge.nextReadAt === null).toBe(days === '0');
      app.clock.advance(3 * day - 1);
      await read();
      expect(site.asked.filter((path) => path === '/')).toHaveLength(1);
      app.clock.advance(1);
      await read();
      expect(site.asked.filter((path) => path === '/')).toHaveLength(readings);
    }
  });
});

test('each refusal of the calls has a message', async () => {
  const { app, admin, location, read } = await setWebsiteScene({ '/': page('Welcome') });
  await read();
  const settle = (body: object, id = location.id) =>
    app.call('POST', `/api/locations/${id}/website/differences`, { cookie: admin.cookie, body });
  const given = { field: 'address', website: '1 New Road', action: 'use' };
  for (const [body, status, message] of [
    [given, 409, 'The website no longer says this. Reload the page.'],
    [{ ...given, field: 'businessName' }, 400, 'Field must be one of: phoneNumber, address, officeHours, gateHours.'],
    [{ ...given, action: 'keep' }, 400, 'Action must be one of: use, dismiss.'],
    [{ ...given, website: '' }, 400, 'The website’s value is required.'],
  ] as const) {
    const response = await settle(body);
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
  }
  expect((await settle(given, 'nowhere')).json()).toEqual({ message: 'The location was not found.' });
  const botless = await app.call('POST', '/api/locations/nowhere/website/read', { cookie: admin.cookie });
  expect(botless.statusCode).toBe(404);
});

test('every bot drops its index if a crawl brings something new, and only then', async () => {
  const { app, admin, location, read, again, site } = await setWebsiteScene({ '/': page('Welcome') });
  const { id } = await makeBot(app, admin, { locationId: location.id });
  const version = async () =>
    (await app.context.db.selectFrom('bots').select('knowledgeVersion').where('id', '=', id).executeTakeFirstOrThrow())
      .knowledgeVersion;
  const before = await version();
  await read();
  const after = await version();
  expect(after).toBeGreaterThan(before);
  await again();
  expect(await version()).toBe(after);
  site.pages = { '/': page('Changed') };
  await again();
  expect(await version()).toBeGreaterThan(after);
});
