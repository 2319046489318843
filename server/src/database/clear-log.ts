import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** How long a statement of the embedded database waits for another process to let go of the file. */
export const busyMs = 5000;

/**
 * Removes what was erased from the embedded database's write-ahead log too. While another process such as a backup reads the
 * file that is not possible; then the next housekeeping does it.
 */
export const clearLog = (db: Database): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    await sql`pragma busy_timeout = ${sql.lit(busyMs)}`.execute(connection);
  });
