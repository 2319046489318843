import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { appliedMigrations } from '../database/migrate.ts';
import { openFile } from '../database/open-embedded.ts';
import { listTables } from '../database/tables.ts';
import { type Batch, rowsOfBatch, type Snapshot, type Value } from './snapshot.ts';

/** Reads the rows of a SQLite file as of now, unaffected by later writes. */
export async function withFileSnapshot<T>(path: string, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const { db, connection } = openFile(path);
  try {
    connection.exec('begin');
    const migrations = await appliedMigrations(db);
    return await use({ migrations, batches: readTables(connection, await listTables(db)) });
  } finally {
    await db.destroy();
  }
}

async function* readTables(connection: DatabaseSyncInstance, tables: readonly string[]): AsyncGenerator<Batch> {
  for (const table of tables) yield* readTable(connection, table);
}

function* readTable(connection: DatabaseSyncInstance, table: string): Generator<Batch> {
  const statement = connection.prepare(`select * from "${table}"`);
  const columns = statement.columns().map(({ name }) => name ?? '');
  let rows: Value[][] = [];
  for (const row of statement.iterate()) {
    const values = row as Readonly<Record<string, Value>>;
    rows.push(columns.map((column) => values[column] ?? null));
    if (rows.length < rowsOfBatch) continue;
    yield { table, columns, rows };
    rows = [];
  }
  if (rows.length > 0) yield { table, columns, rows };
}
