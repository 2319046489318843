import { sql } from 'kysely';
import { appliedMigrations } from '../database/migrate.ts';
import type { Database } from '../database/schema.ts';
import { listTables } from '../database/tables.ts';
import { type Batch, rowsOfBatch, type Snapshot, type Value } from './snapshot.ts';

/** Reads the rows of a PostgreSQL database as of now, unaffected by later writes. */
export const withPostgresSnapshot = <T>(db: Database, use: (snapshot: Snapshot) => Promise<T>): Promise<T> =>
  db
    .withoutPlugins()
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const migrations = await appliedMigrations(transaction);
      return use({ migrations, batches: readTables(transaction, await listTables(transaction)) });
    });

async function* readTables(db: Database, tables: readonly string[]): AsyncGenerator<Batch> {
  for (const table of tables) yield* readTable(db, table);
}

async function* readTable(db: Database, table: string): AsyncGenerator<Batch> {
  await sql`declare rows_of_table no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  const fetchRows = sql<Record<string, Value>>`fetch ${sql.lit(rowsOfBatch)} from rows_of_table`;
  for (;;) {
    const { rows } = await fetchRows.execute(db);
    const [first] = rows;
    if (!first) break;
    const columns = Object.keys(first);
    yield { table, columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) };
  }
  await sql`close rows_of_table`.execute(db);
}
