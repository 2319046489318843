import { mostCounted } from '@chat-module/contract/most-counted';
import { type SelectQueryBuilder, sql } from 'kysely';
import { someOfEach } from '../database/first-of-each.ts';
import type { Database, Schema } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';

export const countNewLeads = (db: Database, filter: LocationFilter): Promise<number> =>
  countOpen(db, 'leads', newest(db.selectFrom('leads').where('status', '=', 'new'), 'createdAt'), filter);

export const countPendingReservations = (db: Database, filter: LocationFilter): Promise<number> =>
  countOpen(
    db,
    'reservations',
    newest(db.selectFrom('reservations').where('status', '=', 'pending'), 'createdAt'),
    filter,
  );

export const countUnanswered = (db: Database, filter: LocationFilter): Promise<number> =>
  countOpen(db, 'unansweredQuestions', newest(db.selectFrom('unansweredQuestions'), 'lastAskedAt'), filter);

export const countRefusedMails = (db: Database, since: string): Promise<number> =>
  countRows(
    db,
    newest(db.selectFrom('outbox').where(sql<boolean>`last_error <> ''`).where('createdAt', '>', since), 'createdAt'),
  );

/**
 * The rows up to the counting limit. The order makes PostgreSQL use the index: without it, PostgreSQL would scan the
 * table for a common status, and the open rows come last there.
 */
const newest = <T extends keyof Schema>(
  rows: SelectQueryBuilder<Schema, T, object>,
  timeColumn: 'createdAt' | 'lastAskedAt',
) =>
  rows
    .select(sql<string>`id`.as('id'))
    .orderBy(sql`${sql.ref(timeColumn)} desc`)
    .limit(mostCounted);

type Table = 'leads' | 'reservations' | 'unansweredQuestions';

async function countOpen<T extends Table>(
  db: Database,
  table: T,
  open: SelectQueryBuilder<Schema, T, { id: string }>,
  filter: LocationFilter,
): Promise<number> {
  if (filter === 'all' || filter.locationIds.length < 2) return countRows(db, ofLocation(open, filter));
  const keys = { table, column: 'locationId', values: filter.locationIds };
  return (await someOfEach(db, keys, open, mostCounted)).length;
}

async function countRows<T extends keyof Schema>(
  db: Database,
  open: SelectQueryBuilder<Schema, T, { id: string }>,
): Promise<number> {
  const { count } = await db
    .selectFrom(open.as('open'))
    .select((it) => it.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
