import type { Kysely, Migration } from 'kysely';

/** Where an answer came from, how the model fared with it, and how often a bot asks it on a day. */
export const modelAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('conversations')
      .addColumn('sources', 'text', (it) => it.notNull().defaultTo('[]'))
      .execute();
    await db.schema.alterTable('conversations').addColumn('modelOutcome', 'text').execute();
    await db.schema
      .alterTable('conversations')
      .addColumn('modelDetail', 'text', (it) => it.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('bots').addColumn('modelAnswersPerDay', 'integer').execute();
    await db.schema
      .createTable('modelUse')
      .addColumn('botId', 'text', (it) => it.notNull().references('bots.id').onDelete('cascade'))
      .addColumn('day', 'text', (it) => it.notNull())
      .addColumn('count', 'bigint', (it) => it.notNull())
      .addPrimaryKeyConstraint('modelUse_key', ['botId', 'day'])
      .execute();
  },
};
