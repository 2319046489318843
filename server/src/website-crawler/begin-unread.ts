import type { BaseContext } from '../base-context.ts';
import { listUnreadLocations } from '../locations/locations.store.ts';
import { seedsOf } from './crawl-scope.ts';
import { beginCrawl } from './crawls.store.ts';

/** Names that are nobody's, or everybody's example (RFC 2606, RFC 6761). */
const madeUpHost = /(^|\.)(example|test|invalid|localhost)\.?$|(^|\.)example\.(com|net|org)\.?$/i;

/**
 * Begins the readings of locations that no reading was ever asked for: those of before websites were read. The made-up
 * facility of a first start is left alone, as its website is nowhere to be asked for.
 */
export async function beginUnread({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<void> {
  for (const location of await listUnreadLocations(db)) {
    const isSomewhere = seedsOf(location).some(({ url }) => !madeUpHost.test(new URL(url).hostname));
    if (isSomewhere) await beginCrawl(db, location.id, clock.now().toISOString());
  }
}
