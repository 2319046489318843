import type { WebsiteKnowledge } from '@chat-module/contract/website-knowledge';
import { describe, expect, test } from 'vitest';
import { type SitePages, startWebsite, type Website } from '../testing/website.ts';
import { page, paths, setWebsiteScene } from '../testing/website-scene.ts';

const sendingOnTo =
  (site: Website, path = '/'): SitePages[string] =>
  (_request, response) =>
    response.writeHead(301, { location: `${site.origin}${path}` }).end();

const readOf = (knowledge: WebsiteKnowledge, site: Website): string[] =>
  paths(knowledge, site).filter((page) => page.endsWith(' read'));

/** A facility whose old domain redirects to the new one. */
async function setMovedScene(pages: SitePages, fields: object = {}) {
  const moved = await startWebsite(pages);
  const old: SitePages = { '/': sendingOnTo(moved), '/faq': sendingOnTo(moved, '/faq') };
  const scene = await setWebsiteScene(old, fields, { FETCH_ALLOW_HOSTS: '127.0.0.1' });
  return { ...scene, moved };
}

describe('a website that redirects to another domain', () => {
  test('is read there, including sitemaps and links, and the operator is informed', async () => {
    const { read, site, moved } = await setMovedScene({ '/': page('Welcome', '/', '/rules'), '/rules': page('Rules') });
    moved.pages['/sitemap.xml'] = `<urlset><url><loc>${moved.origin}/hidden</loc></url></urlset>`;
    moved.pages['/hidden'] = page('Hidden');
    const knowledge = await read();
    expect(knowledge).toMatchObject({ status: 'read', movedTo: `${moved.origin}/`, passages: 3 });
    expect(paths(knowledge, moved)).toEqual(['/ read', '/hidden read', '/rules read']);
    expect(moved.asked.filter((path) => path === '/')).toHaveLength(1);
    expect(site.asked).toEqual(['/robots.txt', '/sitemap.xml', '/']);
  });

  test('is crawled by its own robots.txt', async () => {
    const { read, moved } = await setMovedScene({
      '/robots.txt': 'User-agent: *\nDisallow: /private',
      '/': page('Welcome', '/private'),
      '/private': page('Private'),
    });
    await read();
    expect(moved.asked).not.toContain('/private');
  });

  test('is known as moved when it is read again, and as returned when it has come back', async () => {
    const { read, again, site, moved } = await setMovedScene({
      '/': page('Welcome', '/rules'),
      '/rules': page('Rules'),
    });
    await read();
    moved.pages['/sitemap.xml'] = `<urlset><url><loc>${moved.origin}/late</loc></url></urlset>`;
    moved.pages['/late'] = page('Late');
    expect(paths(await again(), moved)).toEqual(['/ read', '/late read', '/rules read']);
    site.pages = { '/': page('Back home', '/news'), '/news': page('News') };
    const knowledge = await again();
    expect(knowledge.movedTo).toBe(null);
    expect(readOf(knowledge, site)).toEqual(['/ read', '/news read']);
  });

  test('a page of the record and the link to it are one', async () => {
    const { site, read, moved, app, admin, location } = await setMovedScene({
      '/': page('Welcome', '/faq'),
      '/faq': page('Questions'),
    });
    const body = { faqPageUrl: `${site.origin}/faq` };
    await app.call('PUT', `/api/locations/${location.id}`, { cookie: admin.cookie, body });
    expect(readOf(await read(), moved)).toEqual(['/ read', '/faq read']);
    expect(moved.asked.filter((path) => path === '/faq')).toHaveLength(1);
  });

  test('never to a non-public address', async () => {
    const inside = await startWebsite({ '/': page('Inside') });
    const { read, again, site } = await setWebsiteScene({ '/': sendingOnTo(inside) });
    expect(await read()).toMatchObject({ status: 'failed', movedTo: null, passages: 0 });
    expect([site.asked.at(-1), inside.asked]).toEqual(['/', []]);
    site.pages = {
      '/': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    };
    expect((await again()).problem).toBe('169.254.169.254 is not on the public internet.');
    site.pages = {
      '/': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    };
  });

  test('waits until the other host is free', async () => {
    const { app, read, moved } = await setMovedScene({ '/': page('Welcome') });
    const { db, clock } = app.context;
    const freeAt = new Date(clock.now().getTime() + 30_000).toISOString();
    await db.insertInto('websiteHosts').values({ host: moved.host, freeAt }).execute();
    await read();
    expect(moved.asked).toEqual([]);
    app.clock.advance(30_000);
    expect(await read()).toMatchObject({ status: 'read', passages: 1 });
  });
});
