import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** How long a statement of the embedded database waits for another process to let go of the file. */
export const busyMs = 5000;

/** Clears what was erased out of the log beside the file too, unless somebody such as a backup is reading at the moment. */
export const clearLog = (db: Database): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    await sql`pragma busy_timeout = ${sql.lit(busyMs)}`.execute(connection);
  });
