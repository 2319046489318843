import type { Kysely, Migration } from 'kysely';

/** The page an FAQ was imported from, so that the next import can detect questions the page no longer has. */
export const faqPages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('faqs').addColumn('importedFrom', 'text').execute();
    await db.schema.createIndex('faqs_botId_importedFrom').on('faqs').columns(['botId', 'importedFrom']).execute();
  },
};
