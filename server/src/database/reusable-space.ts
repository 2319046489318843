import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** Bytes of the embedded file freed by deletes: SQLite reuses them before the file grows. */
export async function reusableBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select freelist_count * page_size as bytes from pragma_freelist_count(), pragma_page_size()`.execute(db);
  return rows[0]?.bytes ?? 0;
}
