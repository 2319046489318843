import { sql } from 'kysely';
import { hour } from '../clock.ts';
import type { HeldMailRow } from '../database/rows/mails.ts';
import type { Database } from '../database/schema.ts';
import { isOfLocation, type LocationFilter } from '../locations/of-location.ts';

export const insertHeldMail = (db: Database, row: HeldMailRow) => db.insertInto('heldMails').values(row).execute();

const hourOf = (instant: Date): string => new Date(Math.floor(instant.getTime() / hour) * hour).toISOString();

export const recordRefusal = (db: Database, locationId: string, now: Date) =>
  db
    .insertInto('refusedSubmissions')
    .values({ locationId, hour: hourOf(now), count: 1 })
    .onConflict((it) =>
      it.columns(['locationId', 'hour']).doUpdateSet({ count: sql<number>`refused_submissions.count + 1` }),
    )
    .execute();

export const forgetRefusals = (db: Database, before: string) =>
  db.deleteFrom('refusedSubmissions').where('hour', '<', before).execute();

/** The number of emails in each location's digests since an instant. */
export const countHeldMails = (db: Database, filter: LocationFilter, since: string) =>
  db
    .selectFrom('heldMails')
    .innerJoin('outbox', 'outbox.id', 'heldMails.digestId')
    .innerJoin('locations', 'locations.id', 'outbox.locationId')
    .select((it) => ['locations.id', 'locations.businessName', it.fn.countAll<number>().as('count')])
    .where('heldMails.createdAt', '>', since)
    .where(isSeenBy(filter))
    .groupBy(['locations.id', 'locations.businessName'])
    .execute();

export const countRefusals = (db: Database, filter: LocationFilter, since: string) =>
  db
    .selectFrom('refusedSubmissions')
    .innerJoin('locations', 'locations.id', 'refusedSubmissions.locationId')
    .select((it) => ['locations.id', 'locations.businessName', it.fn.sum<number>('count').as('count')])
    .where('hour', '>', since)
    .where(isSeenBy(filter))
    .groupBy(['locations.id', 'locations.businessName'])
    .execute();

const isSeenBy = (filter: LocationFilter) => isOfLocation(filter, sql`locations.id`);

export interface HeldEntry {
  readonly kind: 'Lead' | 'Reservation';
  readonly name: string;
  readonly phone: string;
  readonly unitSize: string;
  /** Empty for leads, which have at most a size. */
  readonly unitType: string;
}

const entriesOf = (db: Database, digestId: string) =>
  db
    .selectFrom('heldMails')
    .innerJoin('leads', 'leads.id', 'heldMails.about')
    .select([sql<HeldEntry['kind']>`'Lead'`.as('kind'), 'leads.id', 'leads.createdAt'])
    .select(['leads.name', 'leads.phone', 'leads.unitSize', sql<string>`''`.as('unitType')])
    .where('digestId', '=', digestId)
    .union(
      db
        .selectFrom('heldMails')
        .innerJoin('reservations', 'reservations.id', 'heldMails.about')
        .select([sql<HeldEntry['kind']>`'Reservation'`.as('kind'), 'reservations.id', 'reservations.createdAt'])
        .select(['customerName as name', 'customerPhone as phone', 'reservations.unitSize', 'reservations.unitType'])
        .where('digestId', '=', digestId),
    );

/** The leads and reservations of a digest, each once, oldest first, without those erased meanwhile. */
export const listHeldEntries = (db: Database, digestId: string, limit: number): Promise<HeldEntry[]> =>
  db
    .selectFrom(entriesOf(db, digestId).as('entries'))
    .select(['kind', 'name', 'phone', 'unitSize', 'unitType'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function countHeldEntries(db: Database, digestId: string): Promise<number> {
  const { count } = await db
    .selectFrom(entriesOf(db, digestId).as('entries'))
    .select((it) => it.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
