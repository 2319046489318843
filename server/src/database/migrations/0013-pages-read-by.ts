import type { Kysely, Migration } from 'kysely';

/** The version of the page reader that produced what is stored; existing pages were read by an older one. */
export const pagesReadBy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('websitePages')
      .addColumn('readBy', 'integer', (it) => it.notNull().defaultTo(0))
      .execute();
  },
};
