import type { LocationRow } from '../database/rows/locations.ts';
import type { WebsitePageRow } from '../database/rows/website.ts';
import { type CrawlScope, normalizeAddress, seedRank, siteOf } from './crawl-address.ts';
import type { FoundPage } from './pages.store.ts';

/** A page as requested, and where it was found. */
export type KnownPage = Pick<WebsitePageRow, 'url' | 'linkUrl'>;

type Addresses = Pick<LocationRow, 'website' | 'pricingPageUrl' | 'contactPageUrl' | 'faqPageUrl'>;

/** The pages of a location's record, from which all others are found. */
export const seedsOf = ({ website, pricingPageUrl, contactPageUrl, faqPageUrl }: Addresses): FoundPage[] => {
  const addresses = [website, contactPageUrl, faqPageUrl, pricingPageUrl].flatMap((it) => normalizeAddress(it) ?? []);
  return [...new Set(addresses)].map((url) => ({ url, rank: seedRank, depth: 0 }));
};

const pathOf = (address: string): string[] =>
  new URL(address).pathname
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '' && !/^(index|default|home)\.\w+$/.test(segment));

/** The site that the record's website redirects to, if it is another one. */
export function movedTo(location: Addresses, pages: readonly KnownPage[]): string | undefined {
  const website = normalizeAddress(location.website);
  const main = pages.find(({ url }) => url === website);
  if (!main || siteOf(new URL(main.linkUrl)) === siteOf(new URL(main.url))) return undefined;
  return main.linkUrl;
}

/**
 * Follows links only on the location's site and the one it has moved to; a page of the record on another site is read
 * without its links.
 */
export function scopeOf({ website }: Addresses, moved: string | undefined): CrawlScope {
  const address = normalizeAddress(website);
  if (address === undefined) return { sites: new Set(), ownPath: [] };
  const isWholeSite = pathOf(address).length === 0;
  return {
    sites: new Set([address, moved ?? address].map((it) => siteOf(new URL(it)))),
    ownPath: isWholeSite ? [] : pathOf(moved ?? address),
  };
}
