import type { Kysely, Migration } from 'kysely';

/** What a conversation carries from one message to the next. Earlier messages begin a new dialogue. */
export const dialogueState: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('conversations')
      .addColumn('dialogueState', 'text', (it) => it.notNull().defaultTo('{}'))
      .execute();
  },
};
