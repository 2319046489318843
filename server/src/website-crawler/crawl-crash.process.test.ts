import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Product, startProduct } from '../../../e2e/support/product.ts';
import { startWebsite } from '../testing/website.ts';
import { page } from '../testing/website-scene.ts';

process.env.TEST_POSTGRES_URL ??= inject('postgresUrl');

const adminPassword = 'goes on where it was';
const paths = ['/a', '/b', '/c'];

const call = (origin: string, path: string, cookie: string, body?: object): Promise<Response> =>
  fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });

async function signIn({ origin }: Product): Promise<string> {
  const response = await call(origin, '/api/login', '', { username: 'admin', password: adminPassword });
  return response.headers.getSetCookie()[0] ?? '';
}

/** On a shared database a dead process's leases expire after two minutes; here they are ended at once. */
async function letLeasesEnd({ storageEnv: { DATABASE_URL } }: Product): Promise<void> {
  if (!DATABASE_URL) return;
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  await client.query(`update website_crawls set due_at = due_at - interval '2 minutes'`);
  await client.query(`update website_hosts set free_at = free_at - interval '2 minutes'`);
  await client.end();
}

describe.each(['embedded', 'postgres'] as const)('on %s', (database) => {
  test('a crawl whose process is killed in the middle of a page continues with that page', async () => {
    const site = await startWebsite({ '/': page('Welcome', ...paths), '/a': page('A'), '/b': () => undefined });
    const env = { SAMPLE_DATA: 'off', ADMIN_PASSWORD: adminPassword, FETCH_ALLOW_HOSTS: site.host, LOG_LEVEL: 'warn' };
    const killed = await startProduct({ database, env });
    const cookie = await signIn(killed);
    const fields = { businessName: 'Cedar Lane', address: '12 Cedar Lane', phoneNumber: '(541) 555-0123' };
    const made = await call(killed.origin, '/api/locations', cookie, { ...fields, website: `${site.origin}/` });
    const { id } = await made.json();
    await expect.poll(() => site.asked, { timeout: 60_000 }).toContain('/b');
    await killed.kill();
    site.pages = { ...site.pages, '/b': page('B'), '/c': page('C') };
    await letLeasesEnd(killed);
    const product = await killed.restart();
    onTestFinished(async () => {
      await product.stop();
    });
    const known = async () => (await call(product.origin, `/api/locations/${id}/website`, cookie)).json();
    await expect.poll(async () => (await known()).status, { timeout: 60_000 }).toBe('read');
    expect(await known()).toMatchObject({ pagesVisited: 4, passages: 4 });
    // robots.txt is requested again; of the pages only the current one.
    expect(site.asked).toEqual(['/robots.txt', '/sitemap.xml', '/', '/a', '/b', '/robots.txt', '/b', '/c']);
  });
});
