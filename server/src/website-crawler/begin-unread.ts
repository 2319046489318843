import type { BaseContext } from '../base-context.ts';
import { listUnreadLocations } from '../locations/locations.store.ts';
import { seedsOf } from './crawl-scope.ts';
import { beginCrawl } from './crawls.store.ts';

/** Domains reserved for examples (RFC 2606, RFC 6761). */
const madeUpHost = /(^|\.)(example|test|invalid|localhost)\.?$|(^|\.)example\.(com|net|org)\.?$/i;

/**
 * Queues crawls for locations that never had one, from before websites were crawled. The sample facility is skipped, because
 * its website doesn't exist.
 */
export async function beginUnread({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<void> {
  for (const location of await listUnreadLocations(db)) {
    const isSomewhere = seedsOf(location).some(({ url }) => !madeUpHost.test(new URL(url).hostname));
    if (isSomewhere) await beginCrawl(db, location.id, clock.now().toISOString());
  }
}
