import { sql } from 'kysely';
import type { HeldMailRow } from '../database/rows/mails.ts';
import type { Database } from '../database/schema.ts';
import { isOfLocation, type LocationFilter } from '../locations/of-location.ts';

export const insertHeldMail = (db: Database, row: HeldMailRow) => db.insertInto('heldMails').values(row).execute();

/** The number of emails in each location's digests since an instant. */
export const countHeldMails = (db: Database, filter: LocationFilter, since: string) =>
  db
    .selectFrom('heldMails')
    .innerJoin('outbox', 'outbox.id', 'heldMails.digestId')
    .innerJoin('locations', 'locations.id', 'outbox.locationId')
    .select((it) => ['locations.id', 'locations.businessName', it.fn.countAll<number>().as('count')])
    .where('heldMails.createdAt', '>', since)
    .where(isOfLocation(filter, sql`locations.id`))
    .groupBy(['locations.id', 'locations.businessName'])
    .execute();

export interface DigestEntry {
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
    .select([sql<DigestEntry['kind']>`'Lead'`.as('kind'), 'leads.id', 'leads.createdAt'])
    .select(['leads.name', 'leads.phone', 'leads.unitSize', sql<string>`''`.as('unitType')])
    .where('digestId', '=', digestId)
    .union(
      db
        .selectFrom('heldMails')
        .innerJoin('reservations', 'reservations.id', 'heldMails.about')
        .select([sql<DigestEntry['kind']>`'Reservation'`.as('kind'), 'reservations.id', 'reservations.createdAt'])
        .select(['customerName as name', 'customerPhone as phone', 'reservations.unitSize', 'reservations.unitType'])
        .where('digestId', '=', digestId),
    );

/** The leads and reservations of a digest, each once, oldest first, without those erased meanwhile. */
export const listDigestEntries = (db: Database, digestId: string, limit: number): Promise<DigestEntry[]> =>
  db
    .selectFrom(entriesOf(db, digestId).as('entries'))
    .select(['kind', 'name', 'phone', 'unitSize', 'unitType'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function countDigestEntries(db: Database, digestId: string): Promise<number> {
  const { count } = await db
    .selectFrom(entriesOf(db, digestId).as('entries'))
    .select((it) => it.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
