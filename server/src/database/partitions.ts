import { sql } from 'kysely';
import { isLockTimeout, isPostgres, lockSubject } from './dialect.ts';
import type { Database } from './schema.ts';

/** The number of future months with a partition, so that a server that was down for a while still has one. */
const monthsAhead = 3;

/** Holds the rows of months without a partition: no row is refused for its date. */
export const otherMonths = 'conversations_other';

/** A UTC month, from its first instant up to, not including, the next month's. */
export interface Month {
  readonly partition: string;
  readonly from: string;
  readonly until: string;
}

export function monthsBetween(first: Date, last: Date): Month[] {
  const months: Month[] = [];
  const startOf = (count: number) => new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + count));
  for (let count = 0; startOf(count) <= last; count++) {
    const from = startOf(count).toISOString();
    const partition = `conversations_${from.slice(0, 7).replace('-', '_')}`;
    months.push({ partition, from, until: startOf(count + 1).toISOString() });
  }
  return months;
}

/** An instant in the last month that is prepared at a given time. */
export const lastPrepared = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead));

export async function isPartitioned(db: Database): Promise<boolean> {
  if (!isPostgres(db)) return false;
  const { rows } = await sql`select 1 from pg_class where oid = 'conversations'::regclass and relkind = 'p'`.execute(
    db,
  );
  return rows.length > 0;
}

export const addMonth = (db: Database, { partition, from, until }: Month) =>
  sql`create table if not exists ${sql.table(partition)} partition of conversations
    for values from (${sql.lit(from)}) to (${sql.lit(until)})`.execute(db);

/**
 * Creates the partitions of future months, if conversations are partitioned. A month that has begun without one stays in the
 * default partition. A new partition needs an exclusive lock, and everyone queues behind it: while an export or a backup
 * reads the table, the months wait for the next hour.
 */
export async function keepMonths(db: Database, now: Date): Promise<void> {
  if (!(await isPartitioned(db))) return;
  try {
    await addMonths(db, now);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
  }
}

const addMonths = (db: Database, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '1s'`.execute(transaction);
    await lockSubject(transaction, 'partitions');
    const known = await listPartitions(transaction);
    for (const month of monthsBetween(now, lastPrepared(now)))
      if (!known.includes(month.partition) && !(await isBegun(transaction, month))) await addMonth(transaction, month);
  });

export async function listPartitions(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'conversations'::regclass order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

async function isBegun(db: Database, { from, until }: Month): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(otherMonths)} where created_at >= ${from} and created_at < ${until} limit 1`.execute(db);
  return rows.length > 0;
}
