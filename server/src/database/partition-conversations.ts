import { sql } from 'kysely';
import { addMonth, lastPrepared, monthsBetween, otherMonths } from './partitions.ts';
import type { Database } from './schema.ts';

const before = 'conversations_before';

/**
 * Partitions the conversations of a PostgreSQL database by month, all or nothing; returns the number of months. A key
 * of a partitioned table must include the partition column, so the database no longer guarantees that the id alone is
 * unique. As a UUIDv7, it is unique anyway.
 */
export const partitionConversations = (db: Database, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const indexes = await readIndexDefinitions(transaction);
    const oldest = await readOldest(transaction);
    await sql`alter table conversations rename to ${sql.table(before)}`.execute(transaction);
    await sql`create table conversations (like ${sql.table(before)} including defaults)
      partition by range (created_at)`.execute(transaction);
    const months = monthsBetween(oldest ?? now, lastPrepared(now));
    for (const month of months) await addMonth(transaction, month);
    await sql`create table ${sql.table(otherMonths)} partition of conversations default`.execute(transaction);
    await sql`insert into conversations select * from ${sql.table(before)}`.execute(transaction);
    await sql`drop table ${sql.table(before)}`.execute(transaction);
    await sql`alter table conversations add primary key (id, created_at)`.execute(transaction);
    for (const definition of indexes) await sql.raw(definition).execute(transaction);
    await sql`analyze conversations`.execute(transaction);
    return months.length;
  });

/** The indexes that belong to no constraint, as the statements that create them. */
async function readIndexDefinitions(db: Database): Promise<string[]> {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes
    where schemaname = current_schema() and tablename = 'conversations'
      and indexname not in (select conname from pg_constraint where conrelid = 'conversations'::regclass)`.execute(db);
  return rows.map(({ indexdef }) => indexdef);
}

async function readOldest(db: Database): Promise<Date | undefined> {
  const { rows } = await sql<{ oldest: string | null }>`select min(created_at) as oldest from conversations`.execute(
    db,
  );
  const oldest = rows[0]?.oldest ?? null;
  return oldest === null ? undefined : new Date(oldest);
}
