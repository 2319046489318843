import { type Actor, recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';
import { siteOf } from './crawl-address.ts';
import { movedTo, seedsOf } from './crawl-scope.ts';
import { beginCrawl, findCrawl } from './crawls.store.ts';
import { deletePages, listAddresses } from './pages.store.ts';

/** Runs in the transaction that stores the location; the crawler is woken after it. */
export const readWebsiteOfNew = (transaction: Database, location: LocationRow, now: string) =>
  beginCrawl(transaction, location.id, now);

/** On an operator's request; a running crawl restarts. */
export async function readWebsiteAgain(
  { db, clock, crawler }: Context,
  { id, businessName: name }: LocationRow,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await beginCrawl(transaction, id, clock.now().toISOString());
    await recordAct(transaction, clock, { kind: 'location', id, name, actor, action: 'reread' });
  });
  crawler.wake();
}

const addressesOf = (location: LocationRow): string[] => seedsOf(location).map(({ url }) => url);

/** Restarts the crawl if the record's URLs have changed, and deletes the pages of a site that it no longer has. */
export async function readWebsiteIfMoved(
  transaction: Database,
  before: LocationRow,
  after: LocationRow,
  now: string,
): Promise<void> {
  const wasAskedFor = await findCrawl(transaction, after.id);
  const isSame = addressesOf(before).join(' ') === addressesOf(after).join(' ');
  if (wasAskedFor && isSame) return;
  await forgetOtherSites(transaction, before, after);
  await beginCrawl(transaction, after.id, now);
}

async function forgetOtherSites(transaction: Database, before: LocationRow, after: LocationRow): Promise<void> {
  const known = await listAddresses(transaction, after.id);
  const moved = before.website === after.website ? movedTo(after, known) : undefined;
  const addresses = [...addressesOf(after), ...(moved ? [moved] : [])];
  const sites = new Set(addresses.map((url) => siteOf(new URL(url))));
  const others = known.filter(({ url }) => !sites.has(siteOf(new URL(url))));
  // Their passages are deleted too, and the change of the location drops the indexes anyway.
  await deletePages(
    transaction,
    others.map(({ id }) => id),
  );
}
