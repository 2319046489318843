import { type Kysely, type Migration, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** How often an address has called a route of late, on all nodes. Nobody misses it after a crash, so PostgreSQL logs none of it. */
export const requestCounts = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = db.schema.createTable('requestCounts');
    // The embedded database, whose times are texts, knows no such tables.
    await (instant === 'timestamptz' ? table.modifyFront(sql`unlogged`) : table)
      .addColumn('subject', 'text', (it) => it.primaryKey())
      .addColumn('count', 'bigint', (it) => it.notNull())
      .addColumn('endsAt', instant, (it) => it.notNull())
      .execute();
  },
});
