import { minute } from '../clock.ts';
import { isPostgres } from '../database/dialect.ts';
import type { WebsiteCrawlRow } from '../database/rows/website.ts';
import type { Database } from '../database/schema.ts';

/** Longer than robots.txt, a page and its redirects can take. */
export const leaseMs = 2 * minute;

export const findCrawl = (db: Database, locationId: string) =>
  db.selectFrom('websiteCrawls').selectAll().where('locationId', '=', locationId).executeTakeFirst();

/** Starts a crawl of a location's website from its first page; a running one restarts. */
export const beginCrawl = (db: Database, locationId: string, now: string) =>
  db
    .insertInto('websiteCrawls')
    .values({
      locationId,
      run: 1,
      status: 'reading',
      problem: '',
      sitemapsReadInRun: 0,
      dueAt: now,
      lease: '',
      startedAt: now,
      finishedAt: null,
    })
    .onConflict((conflict) =>
      conflict.column('locationId').doUpdateSet((it) => ({
        run: it('websiteCrawls.run', '+', 1),
        status: 'reading' as const,
        problem: '',
        dueAt: now,
        lease: '',
        startedAt: now,
      })),
    )
    .execute();

/** Starts the crawls of all websites whose last one ended at or before `finishedUntil`. */
export const beginDueCrawls = (db: Database, finishedUntil: string, now: string) =>
  db
    .updateTable('websiteCrawls')
    .set((it) => ({
      run: it('run', '+', 1),
      status: 'reading' as const,
      problem: '',
      dueAt: now,
      lease: '',
      startedAt: now,
    }))
    .where('status', '!=', 'reading')
    .where('finishedAt', '<=', finishedUntil)
    .execute();

interface Taking {
  readonly now: string;
  readonly lease: string;
  readonly leasedUntil: string;
}

/** Takes crawls whose next step is due: no other node gets them until `leasedUntil`. */
export const takeDueCrawls = (
  db: Database,
  { now, lease, leasedUntil }: Taking,
  limit: number,
): Promise<WebsiteCrawlRow[]> =>
  db
    .updateTable('websiteCrawls')
    .set({ dueAt: leasedUntil, lease })
    .where('locationId', 'in', (it) => {
      const due = it
        .selectFrom('websiteCrawls')
        .select('locationId')
        .where('status', '=', 'reading')
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit(limit);
      return isPostgres(db) ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .execute();

/** When the next step of any crawl is due. */
export async function nextDueAt(db: Database): Promise<string | null> {
  const next = await db
    .selectFrom('websiteCrawls')
    .select('dueAt')
    .where('status', '=', 'reading')
    .where('dueAt', 'is not', null)
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst();
  return next?.dueAt ?? null;
}

/**
 * Ends the current step. `false` if its lease has expired and another node has it, or the crawl was restarted; then nothing
 * of the step may be stored. Call it first in the storing transaction, because it also locks the row.
 */
export async function endStep(
  transaction: Database,
  { locationId, run, lease }: WebsiteCrawlRow,
  changes: Partial<WebsiteCrawlRow>,
): Promise<boolean> {
  const held = await transaction
    .updateTable('websiteCrawls')
    .set({ ...changes, lease: '' })
    .where('locationId', '=', locationId)
    .where('run', '=', run)
    .where('lease', '=', lease)
    .returning('locationId')
    .executeTakeFirst();
  return held !== undefined;
}

/** Makes the next step read the sitemaps again. */
export const openAgain = (db: Database, locationId: string) =>
  db.updateTable('websiteCrawls').set({ sitemapsReadInRun: 0 }).where('locationId', '=', locationId).execute();

/** Takes a web host for one request. For a busy one it returns when it is free again. */
export async function takeHost(
  db: Database,
  host: string,
  now: string,
  until: string,
): Promise<{ readonly busyUntil: string } | 'taken'> {
  const taken = await db
    .insertInto('websiteHosts')
    .values({ host, freeAt: until })
    .onConflict((conflict) =>
      conflict.column('host').doUpdateSet({ freeAt: until }).where('websiteHosts.freeAt', '<=', now),
    )
    .returning('host')
    .executeTakeFirst();
  if (taken) return 'taken';
  const busy = await db.selectFrom('websiteHosts').select('freeAt').where('host', '=', host).executeTakeFirst();
  return { busyUntil: busy?.freeAt ?? now };
}

export const freeHost = (db: Database, host: string, freeAt: string) =>
  db.updateTable('websiteHosts').set({ freeAt }).where('host', '=', host).execute();

/** Ends all leases of crawls and hosts. */
export async function freeAll(db: Database, now: string): Promise<void> {
  await db.updateTable('websiteCrawls').set({ dueAt: now, lease: '' }).where('lease', '!=', '').execute();
  await db.updateTable('websiteHosts').set({ freeAt: now }).where('freeAt', '>', now).execute();
}
