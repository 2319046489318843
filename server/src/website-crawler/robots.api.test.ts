import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { html } from '../testing/website.ts';
import { link, page, paths, reasons, setWebsiteScene, words } from '../testing/website-scene.ts';

describe("a site's rules for robots", () => {
  test('robots.txt is respected, for all and for us by name', async () => {
    const { read, site } = await setWebsiteScene({
      '/robots.txt': 'User-agent: *\nDisallow: /all\n\nUser-agent: ChatModule\nDisallow: /us\nAllow: /us/but-this\n',
      '/': page('Welcome', '/all', '/us/private', '/us/but-this'),
      '/all': page('For us'),
      '/us/private': page('Private'),
      '/us/but-this': page('But this'),
    });
    const knowledge = await read();
    expect(reasons(knowledge, site)['/us/private']).toBe('The site asks robots not to read it (robots.txt).');
    expect(site.asked).not.toContain('/us/private');
    expect(site.asked).toContain('/us/but-this');
    // A group that names us replaces the one for all.
    expect(site.asked).toContain('/all');
  });

  test('a site that forbids robots is not read, and the operator is informed', async () => {
    const { read, site } = await setWebsiteScene({ '/robots.txt': 'User-agent: *\nDisallow: /', '/': page('Welcome') });
    expect(await read()).toMatchObject({
      status: 'failed',
      problem: 'The site asks robots not to read it (robots.txt).',
    });
    expect(site.asked).toEqual(['/robots.txt']);
  });

  test('a site whose robots.txt fails is not read', async () => {
    const { read, site } = await setWebsiteScene({
      '/robots.txt': (_request, response) => response.writeHead(500).end(),
      '/': page('Welcome'),
    });
    expect(await read()).toMatchObject({ status: 'failed', problem: 'The site answered with the status 500.' });
    expect(site.asked).not.toContain('/');
  });

  test('the crawl delay is respected', async () => {
    const { app, read, site } = await setWebsiteScene({
      '/robots.txt': 'User-agent: *\nCrawl-delay: 20',
      '/': page('Welcome', '/faq'),
      '/faq': page('Questions'),
    });
    await read();
    expect(site.asked).not.toContain('/faq');
    app.clock.advance(19_000);
    await read();
    expect(site.asked).not.toContain('/faq');
    app.clock.advance(1000);
    await read();
    expect(site.asked).toContain('/faq');
  });

  test('Retry-After is respected, and earlier passages are used meanwhile', async () => {
    let isBusy = true;
    const { app, read, site } = await setWebsiteScene({
      '/': page('Welcome', '/faq'),
      '/faq': (_request, response) =>
        isBusy
          ? response.writeHead(429, { 'retry-after': '600' }).end()
          : response.writeHead(200, { 'content-type': 'text/html' }).end(page('Questions')),
    });
    const waiting = await read();
    const until = new Date(app.clock.now().getTime() + 600_000).toISOString();
    expect(waiting).toMatchObject({ status: 'waiting', waitsUntil: until, passages: 1 });
    expect(waiting.problem).toBe('The website asks to be left alone for a while.');
    isBusy = false;
    app.clock.advance(599_000);
    await read();
    expect(site.asked.filter((path) => path === '/faq')).toHaveLength(1);
    app.clock.advance(1000);
    expect(await read()).toMatchObject({ status: 'read', passages: 2, problem: '' });
  });

  test.each(['/robots.txt', '/sitemap.xml'])('Retry-After is respected at %s too', async (path) => {
    let isBusy = true;
    const { app, read, site } = await setWebsiteScene({
      '/': page('Welcome'),
      [path]: (_request, response) =>
        isBusy ? response.writeHead(429, { 'retry-after': '90' }).end() : response.writeHead(404).end(),
    });
    const until = new Date(app.clock.now().getTime() + 90_000).toISOString();
    expect(await read()).toMatchObject({ status: 'waiting', waitsUntil: until, passages: 0 });
    isBusy = false;
    app.clock.advance(89_000);
    await read();
    expect(site.asked.at(-1)).toBe(path);
    app.clock.advance(1000);
    expect(await read()).toMatchObject({ status: 'read', passages: 1, problem: '' });
  });

  test('a page that is always busy is given up after three tries', async () => {
    const { app, read, site } = await setWebsiteScene({
      '/': page('Welcome', '/faq'),
      '/faq': (_request, response) => response.writeHead(503).end(),
    });
    for (let minutes = 0; minutes < 3; minutes++) {
      await read();
      app.clock.advance(60_000);
    }
    const knowledge = await read();
    expect(knowledge.status).toBe('read');
    expect(reasons(knowledge, site)['/faq']).toBe('The site answered with the status 503.');
    expect(site.asked.filter((path) => path === '/faq')).toHaveLength(3);
  });

  test('noindex is not stored, nofollow not followed, in markup and in headers', async () => {
    const { read, site } = await setWebsiteScene({
      '/': html(
        'Welcome',
        `<p>${words('Home')}</p>${['/a', '/b', '/c'].map((path) => link(path)).join()}${link('/d', ' rel="nofollow"')}`,
      ),
      '/a': html('A', `<p>${words('A')}</p>${link('/from-a')}`, '<meta name="robots" content="noindex">'),
      '/b': (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'x-robots-tag': 'noindex, nofollow' })
          .end(page('B', '/from-b')),
      '/c': html('C', `<p>${words('C')}</p>${link('/from-c')}`, '<meta name="ChatModule" content="NOFOLLOW">'),
      '/d': page('D'),
      '/from-a': page('From A'),
      '/from-b': page('From B'),
      '/from-c': page('From C'),
    });
    const knowledge = await read();
    expect(paths(knowledge, site)).toEqual(['/ read', '/a skipped', '/b skipped', '/c read', '/from-a read']);
    expect(reasons(knowledge, site)['/a']).toBe('The page asks not to be indexed (noindex).');
  });
});

describe('sitemaps', () => {
  test('those in robots.txt are read, including an index and a compressed one', async () => {
    const { read, site } = await setWebsiteScene({});
    const urlset = (...paths: string[]) =>
      `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>${site.origin}${path}</loc></url>`).join('')}</urlset>`;
    site.pages = {
      '/robots.txt': `Sitemap: ${site.origin}/index.xml`,
      '/index.xml': `<sitemapindex><sitemap><loc>${site.origin}/one.xml</loc></sitemap><sitemap><loc>${site.origin}/two.xml.gz</loc></sitemap><sitemap><loc>http://127.0.0.1:9/</loc></sitemap></sitemapindex>`,
      '/one.xml': urlset('/hidden?id=1&amp;b=2', '/brochure.pdf'),
      '/two.xml.gz': (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/gzip' }).end(gzipSync(urlset('/packed'))),
      '/': page('Welcome'),
      '/hidden?id=1&b=2': page('Hidden'),
      '/packed': page('Packed'),
    };
    expect(paths(await read(), site)).toEqual(['/ read', '/hidden?id=1&b=2 read', '/packed read']);
  });

  test('those of pages are read before those of posts, which may be many', async () => {
    const { read, site } = await setWebsiteScene({ '/': page('Welcome'), '/units': page('Units') });
    const files = ['post-1', 'post-2', 'post-3', 'post-4', 'post-5', 'page'].map((name) => `/${name}-sitemap.xml`);
    const list = (paths: string[], name: string) =>
      paths.map((path) => `<${name}><loc>${site.origin}${path}</loc></${name}>`).join('');
    site.pages['/sitemap.xml'] = `<sitemapindex>${list(files, 'sitemap')}</sitemapindex>`;
    site.pages['/page-sitemap.xml'] = `<urlset>${list(['/units'], 'url')}</urlset>`;
    expect(paths(await read(), site)).toEqual(['/ read', '/units read']);
  });

  test('an unreadable one is skipped', async () => {
    const { read, site } = await setWebsiteScene({ '/sitemap.xml': '<urlset><url><loc>http://', '/': page('Welcome') });
    expect(paths(await read(), site)).toEqual(['/ read']);
  });
});
