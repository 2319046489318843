import type { LocationRow } from '../database/rows/locations.ts';
import type { WebsitePageRow } from '../database/rows/website.ts';
import { mayBeCrawled, pathKeyOf, rankOf, siteOf } from './crawl-address.ts';
import { movedTo, scopeOf } from './crawl-scope.ts';
import type { PageLink } from './page-digest.ts';
import type { FoundPage, PageAddress } from './pages.store.ts';

/** The number of URLs kept per page that may be read, so that an endless site fills no table. */
export const addressesPerPage = 4;
const addressesOfOnePath = 4;
const deepest = 4;

/**
 * The links of a page that are worth a request, if the page limit allows any.
 *
 * @param known all pages of the location
 */
export function worthQueuing(
  known: readonly PageAddress[],
  run: number,
  pageLimit: number,
  location: LocationRow,
  page: WebsitePageRow,
  links: readonly PageLink[],
): FoundPage[] {
  const scope = scopeOf(location, movedTo(location, known));
  const isElsewhere = !scope.sites.has(siteOf(new URL(page.url)));
  if (isElsewhere || page.depth >= deepest) return [];
  const queued = new Set(known.flatMap(({ url, queuedInRun }) => (queuedInRun === run ? url : [])));
  // A page read under another URL needs no second request.
  const read = new Set(known.flatMap(({ linkUrl, visitedInRun }) => (visitedInRun === run ? linkUrl : [])));
  const countOfPath = new Map<string, number>();
  const count = (url: string): number => countOfPath.get(pathKeyOf(url)) ?? 0;
  for (const url of queued) countOfPath.set(pathKeyOf(url), count(url) + 1);
  const found: FoundPage[] = [];
  for (const { url, text } of links) {
    if (queued.size >= pageLimit * addressesPerPage) break;
    if (queued.has(url) || read.has(url) || count(url) >= addressesOfOnePath || !mayBeCrawled(url, scope)) continue;
    queued.add(url);
    countOfPath.set(pathKeyOf(url), count(url) + 1);
    found.push({ url, rank: rankOf(url, text), depth: page.depth + 1 });
  }
  return found;
}
