import type { LocationRow } from '../database/schema.ts';
import { type CrawlScope, normalizeAddress, seedRank, siteOf } from './crawl-address.ts';
import type { FoundPage } from './pages.store.ts';

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

/** Links are followed on the site of the location alone; a page of the record that stands elsewhere is read by itself. */
export function scopeOf({ website }: Addresses): CrawlScope {
  const address = normalizeAddress(website);
  if (address === undefined) return { sites: new Set(), ownPath: [] };
  return { sites: new Set([siteOf(new URL(address))]), ownPath: pathOf(address) };
}
