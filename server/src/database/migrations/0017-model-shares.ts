import type { Kysely, Migration } from 'kysely';

/** How much of a bot's daily model answers one session, network address or operator has used, under a pseudonym. */
export const modelShares: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('modelShares')
      .addColumn('botId', 'text', (it) => it.notNull().references('bots.id').onDelete('cascade'))
      .addColumn('day', 'text', (it) => it.notNull())
      .addColumn('subject', 'text', (it) => it.notNull())
      .addColumn('count', 'bigint', (it) => it.notNull())
      .addPrimaryKeyConstraint('modelShares_key', ['botId', 'day', 'subject'])
      .execute();
    await db.schema.createIndex('modelShares_day').on('modelShares').column('day').execute();
  },
};
