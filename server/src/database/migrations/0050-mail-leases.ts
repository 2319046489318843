import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Until when a worker has an email to send. Its due time alone could as well be that of the next attempt. */
export const mailLeases = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('leasedUntil', instant).execute();
  },
});
