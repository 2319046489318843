import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listTables } from '../database/tables.ts';
import { TransferRefused } from './snapshot.ts';

/** Refuses a database that has any rows, and says which. */
export async function assertEmpty(db: Database): Promise<void> {
  const found: string[] = [];
  for (const table of await listTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db.withoutPlugins());
    if (rows.length > 0) found.push(table.replaceAll('_', ' '));
  }
  if (found.length === 0) return;
  throw new TransferRefused(
    `The database is not empty: it has ${found.join(', ')}. Nothing was changed; to replace what is there, restore a backup with --replace.`,
  );
}
