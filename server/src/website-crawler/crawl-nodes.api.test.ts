import { describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { makeLocation } from '../testing/factories.ts';
import type { SitePages } from '../testing/website.ts';
import { page, paths, reasons, setWebsiteScene, words } from '../testing/website-scene.ts';
import { createCrawler } from './crawler.ts';

describe('nodes and restarts', () => {
  test('an interrupted crawl continues where it stopped', async () => {
    const { app, site, read } = await setWebsiteScene({
      '/': page('Welcome', '/a', '/b'),
      '/a': page('A'),
      '/b': page('B'),
    });
    const { db, clock } = app.context;
    // As a process killed in the middle of a page leaves it: leased, with some of the pages read.
    await db
      .updateTable('websiteCrawls')
      .set({ dueAt: new Date(clock.now().getTime() + 120_000).toISOString(), lease: 'dead' })
      .execute();
    await read();
    expect(site.asked).toEqual([]);
    app.clock.advance(120_000);
    await read();
    expect(site.asked).toEqual(['/robots.txt', '/sitemap.xml', '/', '/a', '/b']);
  });

  test('two nodes crawl a website without requesting a page twice or two at once', async () => {
    const many: SitePages = { '/': page('Welcome', ...Array.from({ length: 12 }, (_, at) => `/p${at}`)) };
    for (let at = 0; at < 12; at++) {
      many[`/p${at}`] = (_request, response) => {
        setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(page(`Page ${at}`)), 20);
      };
    }
    const { app, admin, site } = await setWebsiteScene(many);
    await makeLocation(app, admin, { website: `${site.origin}/` });
    const nodes = [createCrawler(app.context, { politeDelayMs: 0 }), createCrawler(app.context, { politeDelayMs: 0 })];
    const isDone = async () => {
      const reading = await app.context.db
        .selectFrom('websiteCrawls')
        .select('run')
        .where('status', '=', 'reading')
        .execute();
      return reading.length === 0;
    };
    while (!(await isDone())) {
      await Promise.all(nodes.map((node) => node.drain()));
      // A host taken by another node is tried again when its time is over.
      app.clock.advance(150_000);
    }
    await Promise.all(nodes.map((node) => node.stop()));
    expect(site.mostAtOnce()).toBe(1);
    const counts = new Map<string, number>();
    for (const path of site.asked.filter((path) => path.startsWith('/p')))
      counts.set(path, (counts.get(path) ?? 0) + 1);
    expect([...new Set(counts.values())]).toEqual([2]);
  });

  test('an ending process releases its page', async () => {
    const { app, site, read } = await setWebsiteScene({ '/': () => undefined });
    const ending = createCrawler(app.context, { politeDelayMs: 0 });
    const drained = ending.drain();
    await eventually(() => expect(site.asked).toContain('/'));
    await ending.stop();
    await drained;
    const crawl = await app.context.db.selectFrom('websiteCrawls').selectAll().executeTakeFirstOrThrow();
    expect(crawl).toMatchObject({ status: 'reading', lease: '', dueAt: app.clock.now().toISOString() });
    site.pages = { '/': page('Welcome') };
    expect(paths(await read(), site)).toEqual(['/ read']);
  });

  test('a starting process continues at once on its own database, and on a shared one when the lease is over', async () => {
    const { app, known } = await setWebsiteScene({ '/': page('Welcome') });
    const { db, clock, databaseKind } = app.context;
    const leased = { dueAt: new Date(clock.now().getTime() + 120_000).toISOString(), lease: 'dead' };
    await db.updateTable('websiteCrawls').set(leased).execute();
    const crawler = createCrawler(app.context, { politeDelayMs: 0 });
    onTestFinished(() => crawler.stop());
    crawler.start();
    if (databaseKind === 'postgres') {
      await crawler.drain();
      expect((await known()).status).toBe('reading');
      app.clock.advance(120_000);
      crawler.wake();
    }
    await eventually(async () => expect((await known()).status).toBe('read'));
  });

  test('a hostile page affects only its own crawl', async () => {
    const { read, site } = await setWebsiteScene({
      '/': page('Welcome', '/deep', '/mixed', '/faq'),
      '/deep': `<p>${words('Deep')}</p>${'<div>'.repeat(60_000)}`,
      '/mixed': Array.from({ length: 200_000 }, (_, at) => `<a${at}></b${at}>`).join(''),
      '/faq': page('Questions'),
    });
    const knowledge = await read();
    expect(knowledge.status).toBe('read');
    expect(reasons(knowledge, site)['/mixed']).toBe('It is built in too complicated a way.');
    expect(paths(knowledge, site)).toContain('/faq read');
  });
});
