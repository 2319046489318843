import type { Kysely, Migration } from 'kysely';

/** What an import brought last, so that the next one can detect an operator's edits. */
export const importedFaqs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['importedKey', 'importedAnswer', 'importedCategory']) {
      await db.schema.alterTable('faqs').addColumn(column, 'text').execute();
    }
    await db.schema.createIndex('faqs_botId_importedKey').on('faqs').columns(['botId', 'importedKey']).execute();
  },
};
