import type { LocationRow } from '../database/rows/locations.ts';
import { type CrawlScope, mayBeCrawled, rankOf } from './crawl-address.ts';
import { seedsOf } from './crawl-scope.ts';
import { listSitemapPages, type SitemapManner, type SitemapPages } from './list-sitemap-pages.ts';
import type { FoundPage } from './pages.store.ts';
import { addressesPerPage } from './worth-queuing.ts';

/**
 * The pages that a crawl starts with: those of the record and of the site's sitemaps.
 *
 * @param site its URL; not the record's if the website has moved
 */
export async function listFirstPages(
  location: LocationRow,
  site: string,
  scope: CrawlScope,
  manner: SitemapManner & { readonly pageLimit: number },
): Promise<{ readonly first: readonly FoundPage[]; readonly busy: SitemapPages['busy'] }> {
  const seeds = seedsOf(location);
  const isSeed = new Set(seeds.map(({ url }) => url));
  const { pages, busy } = await listSitemapPages(site, manner);
  const found = pages
    .filter((url) => mayBeCrawled(url, scope) && !isSeed.has(url))
    .map((url) => ({ url, rank: rankOf(url, ''), depth: 1 }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, manner.pageLimit * addressesPerPage);
  return { first: [...seeds, ...found], busy };
}
