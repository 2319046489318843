import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** The operators who have hidden the setup checklist. */
export const setupDismissals = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('setupDismissals')
      .addColumn('userId', 'text', (it) => it.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('dismissedAt', instant, (it) => it.notNull())
      .execute();
  },
});
