import { type Actor, recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Database, LocationRow } from '../database/schema.ts';
import { siteOf } from './crawl-address.ts';
import { movedTo, seedsOf } from './crawl-scope.ts';
import { beginCrawl, findCrawl } from './crawls.store.ts';
import { deletePages, listAddresses } from './pages.store.ts';

/** In the transaction that stores the location; the crawler is woken after it. */
export const readWebsiteOfNew = (transaction: Database, location: LocationRow, now: string) =>
  beginCrawl(transaction, location.id, now);

/** As an operator asks for it; one that is under way begins anew. */
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

/** Reads the website anew when the record names other pages than before, and forgets a site that it names no longer. */
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
  // Their passages go with them, and the change of the location drops the indexes anyway.
  await deletePages(
    transaction,
    others.map(({ id }) => id),
  );
}
