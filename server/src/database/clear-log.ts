import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** How long a statement of the embedded database waits for another process to release the file. */
export const busyMs = 5000;

/**
 * Removes erased data from the embedded database's write-ahead log too. That isn't possible while another process, such as
 * a backup, reads the file; then the next housekeeping does it.
 */
export const clearLog = (db: Database): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    await sql`pragma busy_timeout = ${sql.lit(busyMs)}`.execute(connection);
  });
