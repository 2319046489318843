import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Last events for the status page and the setup checklist. */
export const lastEvents = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lastEvents')
      .addColumn('kind', 'text', (it) => it.primaryKey())
      .addColumn('at', instant, (it) => it.notNull())
      .addColumn('detail', 'text', (it) => it.notNull())
      .execute();
  },
});
