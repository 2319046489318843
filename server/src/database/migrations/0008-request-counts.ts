import { type Kysely, type Migration, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Recent calls of an address to a route, on all nodes. Expendable after a crash, so PostgreSQL doesn't log the table. */
export const requestCounts = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = db.schema.createTable('requestCounts');
    // The embedded database, whose times are text, has no unlogged tables.
    await (instant === 'timestamptz' ? table.modifyFront(sql`unlogged`) : table)
      .addColumn('subject', 'text', (it) => it.primaryKey())
      .addColumn('count', 'bigint', (it) => it.notNull())
      .addColumn('endsAt', instant, (it) => it.notNull())
      .execute();
  },
});
