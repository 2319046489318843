import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { isPostgres } from '../database/dialect.ts';
import type { Database } from '../database/schema.ts';

/** The database's size on disk; `null` if unknown. */
export const databaseSize = (db: Database): Promise<number | null> =>
  isPostgres(db) ? sizeOfPostgres(db) : sizeOfEmbedded(db);

async function sizeOfPostgres(db: Database): Promise<number | null> {
  const { rows } = await sql<{ size: number }>`
    select pg_database_size(current_database()) as size`.execute(db);
  return rows[0]?.size ?? null;
}

/** The file and its write-ahead log; an in-memory database has no file. */
async function sizeOfEmbedded(db: Database): Promise<number | null> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  const file = rows[0]?.file;
  if (!file) return null;
  const sizes = await Promise.all([file, `${file}-wal`].map(sizeOfFile));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const sizeOfFile = async (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );
