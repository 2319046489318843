import type { Kysely, Migration } from 'kysely';

/** An answer's sources, the model's result, and the bot's daily count of model questions. */
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
