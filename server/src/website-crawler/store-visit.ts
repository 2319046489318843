import type { WebsitePageRow } from '../database/rows/website.ts';
import type { Database } from '../database/schema.ts';
import { siteOf } from './crawl-address.ts';
import { type PageDigest, type PageLink, readingVersion } from './page-digest.ts';
import * as pages from './pages.store.ts';
import type { SettledVisit } from './visit-page.ts';

/** Stores a visit's results and returns the links to follow from there. */
export async function storeVisit(
  transaction: Database,
  run: number,
  page: WebsitePageRow,
  visit: SettledVisit,
  now: string,
): Promise<readonly PageLink[]> {
  const update = (changes: Partial<WebsitePageRow>) =>
    pages.updatePage(transaction, page.id, { visitedInRun: run, attempts: 0, ...changes });
  switch (visit.kind) {
    case 'unchanged':
      await update({ status: 'read', reason: '', readAt: now });
      return JSON.parse(page.links);
    case 'skipped':
      await update({ status: 'skipped', reason: visit.reason, ...pages.unreadColumns });
      return [];
    case 'read':
      await update(await describeRead(transaction, run, page, visit, now));
      return visit.digest.links;
    case 'failed':
      // A temporarily missing page is kept as last read.
      await update({ status: 'failed', reason: visit.reason, ...(visit.isGone && pages.unreadColumns) });
      return JSON.parse(visit.isGone ? '[]' : page.links);
    case 'leftAlone':
      await update({ status: 'failed', reason: visit.reason });
      return JSON.parse(page.links);
  }
}

async function describeRead(
  transaction: Database,
  run: number,
  page: WebsitePageRow,
  { url, digest, etag, lastModified }: Extract<SettledVisit, { kind: 'read' }>,
  now: string,
): Promise<Partial<WebsitePageRow>> {
  const { title, mayBeIndexed, links, blocks, facts } = digest;
  if (!mayBeIndexed) {
    return { status: 'skipped', reason: 'The page asks not to be indexed (noindex).', ...pages.unreadColumns };
  }
  if (url !== page.url && (await pages.wasReadInRun(transaction, page.locationId, run, url))) {
    return { status: 'skipped', reason: samePageAs(url), ...pages.unreadColumns };
  }
  const linkUrl = await addressOf(transaction, run, page, url, digest);
  return {
    ...{ status: 'read', reason: '', title, linkUrl, readAt: now, etag, lastModified, readBy: readingVersion },
    blocks: JSON.stringify(blocks),
    links: JSON.stringify(links),
    facts: JSON.stringify(facts),
  };
}

const samePageAs = (url: string): string => `It is the same page as ${url}.`;

/**
 * The page's own canonical URL, unless that is another page: some sites name their first page on all others. Other spellings
 * of the page that are still queued need no request.
 */
async function addressOf(
  transaction: Database,
  run: number,
  page: WebsitePageRow,
  url: string,
  { canonicalUrl }: PageDigest,
): Promise<string> {
  const { locationId } = page;
  const isCanonical =
    canonicalUrl !== '' &&
    siteOf(new URL(canonicalUrl)) === siteOf(new URL(url)) &&
    !(await pages.wasReadInRun(transaction, locationId, run, canonicalUrl));
  const linkUrl = isCanonical ? canonicalUrl : url;
  for (const same of new Set([url, linkUrl])) {
    if (same !== page.url) await pages.markSamePage(transaction, locationId, run, same, samePageAs(page.url));
  }
  return linkUrl;
}
