import { describe, expect, test } from 'vitest';
import { makeLocation, makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';
import { html, type SitePages, startWebsite } from '../testing/website.ts';
import { link, page, paths, reasons, setWebsiteScene, words } from '../testing/website-scene.ts';

describe('limits', () => {
  test('the number of pages', async () => {
    const endless: SitePages = { '/': page('Welcome', '/1', '/2') };
    for (let at = 1; at < 40; at++) endless[`/${at}`] = page(`Page ${at}`, `/${at + 1}`, `/${at + 2}`);
    const { read, site } = await setWebsiteScene(endless, {}, { WEBSITE_PAGES: '4' });
    expect(await read()).toMatchObject({ status: 'read', pagesVisited: 4, pageLimit: 4 });
    expect(site.asked).toHaveLength(2 + 4);
  });

  test('0 pages turns crawling off', async () => {
    const { app, admin, location, site, read } = await setWebsiteScene(
      { '/': page('Welcome') },
      {},
      { WEBSITE_PAGES: '0' },
    );
    expect((await read()).status).toBe('off');
    const response = await app.call('POST', `/api/locations/${location.id}/website/read`, { cookie: admin.cookie });
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      'Website reading is turned off on this server.',
    ]);
    expect(site.asked).toEqual([]);
  });

  test('crawler traps of endless parameters and days are avoided', async () => {
    const trap = (path: string): string =>
      html(
        'Trap',
        `<p>${words('Trap')}</p>${Array.from({ length: 30 }, (_, at) => link(`${path}?item=${at}`) + link(`/day?date=2026-01-${at}`) + link(`/cal/2026/${at}/1`)).join(' ')}`,
      );
    const pages: SitePages = { '/': trap('/list') };
    for (let at = 0; at < 30; at++) pages[`/list?item=${at}`] = trap('/list');
    const { read, site } = await setWebsiteScene(pages);
    await read();
    expect(site.asked.filter((path) => path.startsWith('/list'))).toHaveLength(4);
    expect(site.asked.filter((path) => /^\/(day|cal)/.test(path))).toEqual([]);
  });

  test('a resource without text says so', async () => {
    const { read, site } = await setWebsiteScene({
      '/': page('Welcome', '/app', '/picture', '/away', '/circle', '/inside'),
      '/app': html('App', '<div id="root"></div><script src="/app.js"></script>'),
      '/picture': (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
      '/away': (_request, response) => response.writeHead(302, { location: 'http://elsewhere.invalid/' }).end(),
      '/circle': (_request, response) => response.writeHead(302, { location: '/circle' }).end(),
      '/inside': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    });
    expect(reasons(await read(), site)).toEqual({
      '/': '',
      '/app': 'It shows its text only with JavaScript, which is not run.',
      '/picture': 'It is not a web page but a file of another type.',
      '/away': 'It leads away from this website.',
      '/circle': 'The site sends on from page to page more than 5 times.',
      '/inside': 'It leads away from this website.',
    });
  });

  test('a website on a private address is refused', async () => {
    const site = await startWebsite({ '/': page('Secret') });
    const app = await startTestApp();
    const admin = await makeOperator(app, 'admin');
    const { id } = await makeLocation(app, admin, { website: site.origin });
    await app.context.crawler.drain();
    const knowledge = (await app.call('GET', `/api/locations/${id}/website`, { cookie: admin.cookie })).json();
    expect(knowledge.problem).toMatch(/names the port \d+; only 80 and 443 are read/);
    expect(site.asked).toEqual([]);
  });
});

describe('one page under several URLs', () => {
  test('is stored once, under its canonical URL', async () => {
    const canonical = (path: string) =>
      html('Units', `<h1>Units</h1><p>${words('Units')}</p>`, `<link rel="canonical" href="${path}">`);
    const { read, site, app } = await setWebsiteScene({
      '/': page('Welcome', '/units?id=7', '/units', '/sent-on', '/units#sizes'),
      '/units?id=7': canonical('/units'),
      '/units': canonical('/units'),
      '/sent-on': (_request, response) => response.writeHead(301, { location: '/units' }).end(),
    });
    const knowledge = await read();
    expect(knowledge.passages).toBe(2);
    const passages = await app.context.db.selectFrom('websitePassages').select('heading').execute();
    expect(passages.map(({ heading }) => heading).sort()).toEqual(['Units', 'Welcome']);
    expect(knowledge.pages.find(({ title }) => title === 'Units')?.url).toBe(`${site.origin}/units`);
  });

  test('a site with one canonical URL on all pages keeps their own URLs', async () => {
    const home = (title: string) =>
      html(title, `<h1>${title}</h1><p>${words(title)}</p>${link('/faq')}`, '<link rel="canonical" href="/">');
    const { read, site } = await setWebsiteScene({ '/': home('Welcome'), '/faq': home('Questions') });
    expect(paths(await read(), site)).toEqual(['/ read', '/faq read']);
  });
});
