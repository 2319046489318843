import type { Kysely, Migration } from 'kysely';

/** The operators who get the weekly report, and the Monday of the last one. */
export const weeklyReports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('weeklyReports')
      .addColumn('userId', 'text', (it) => it.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('lastMonday', 'text', (it) => it.notNull())
      .execute();
  },
};
