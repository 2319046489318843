import { decodeText } from '../page-fetch/decode-text.ts';
import { decompress } from '../page-fetch/decompress.ts';
import { type FetchPolicy, fetchResource, headerOf } from '../page-fetch/fetch-resource.ts';
import { type ErrorAnswer, isForNow, PageRefused } from '../page-fetch/page-refused.ts';
import { normalizeAddress, siteOf } from './crawl-address.ts';
import { readSitemapInWorker } from './digest-in-worker.ts';
import type { Sitemap } from './read-sitemap.ts';
import { userAgent } from './robot-name.ts';
import type { RobotsCache } from './robots-cache.ts';

const wanted = {
  headers: { 'user-agent': userAgent, accept: 'application/xml,text/xml,text/plain;q=0.5' },
  types: new Set(
    'application/xml text/xml text/plain application/gzip application/x-gzip application/octet-stream'.split(' '),
  ),
  followRedirects: true,
};

const mostFiles = 5;
const mostBytes = 5 * 1024 * 1024;
/** If a site has an index of many sitemaps, those of its posts come last. */
const listsPosts = (address: string): boolean =>
  /post|article|blog|news|tag|categor|author|product|image|video/i.test(address);
const gzipMark = [0x1f, 0x8b];

export interface SitemapManner {
  readonly policy: FetchPolicy;
  readonly robots: RobotsCache;
}

export interface SitemapPages {
  readonly pages: readonly string[];
  /** The response of a site that asked for a pause. */
  readonly busy?: ErrorAnswer | undefined;
}

/**
 * The URLs in a site's sitemaps: those in its robots.txt, otherwise at the usual place. Failing files are skipped, and so is
 * a site whose robots.txt fails: its pages will report that.
 */
export async function listSitemapPages(website: string, manner: SitemapManner): Promise<SitemapPages> {
  const listed = new Set<string>();
  try {
    await readSitemaps(website, manner, listed);
    return { pages: [...listed] };
  } catch (error) {
    return { pages: [...listed], busy: passOver(error) };
  }
}

async function readSitemaps(website: string, { policy, robots }: SitemapManner, listed: Set<string>): Promise<void> {
  const { origin } = new URL(website);
  const rules = await robots.of(origin);
  const { sitemaps, mayRead } = rules;
  const files = sitemaps.length > 0 ? [...sitemaps] : [`${origin}/sitemap.xml`];
  const isOfSite = (address: string) => siteOf(new URL(address)) === siteOf(new URL(website));
  const read = new Set<string>();
  for (let file = files.shift(); file !== undefined && read.size < mostFiles; file = files.shift()) {
    const address = normalizeAddress(file, origin);
    if (address === undefined || read.has(address) || !isOfSite(address) || !mayRead(address)) continue;
    read.add(address);
    const sitemap = await readFile(address, policy);
    files.push(...sitemap.sitemaps);
    files.sort((a, b) => Number(listsPosts(a)) - Number(listsPosts(b)));
    for (const page of sitemap.pages) {
      const url = normalizeAddress(page);
      if (url !== undefined) listed.add(url);
    }
  }
}

async function readFile(address: string, policy: FetchPolicy): Promise<Sitemap> {
  try {
    const { body, headers } = await fetchResource(address, policy, wanted);
    const isGzip = gzipMark.every((byte, at) => body[at] === byte);
    const text = isGzip ? await decompress(body, 'gzip', mostBytes) : body;
    return await readSitemapInWorker(decodeText(text, headerOf(headers, 'content-type')));
  } catch (error) {
    if (passOver(error)) throw error;
    return { pages: [], sitemaps: [] };
  }
}

function passOver(error: unknown): ErrorAnswer | undefined {
  if (!(error instanceof PageRefused)) throw error;
  return error.answered && isForNow(error.answered) ? error.answered : undefined;
}
