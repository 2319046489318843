import type { Kysely, Migration } from 'kysely';

/** Which way of reading a page of a website gave what is stored of it: pages of before were read another way. */
export const pagesReadBy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('websitePages')
      .addColumn('readBy', 'integer', (it) => it.notNull().defaultTo(0))
      .execute();
  },
};
