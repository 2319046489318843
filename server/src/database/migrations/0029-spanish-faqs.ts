import type { Kysely, Migration } from 'kysely';

/** An optional Spanish version of a FAQ. */
export const spanishFaqs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['questionEs', 'answerEs'])
      await db.schema
        .alterTable('faqs')
        .addColumn(column, 'text', (it) => it.notNull().defaultTo(''))
        .execute();
  },
};
