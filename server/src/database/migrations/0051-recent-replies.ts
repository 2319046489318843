import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** The replies of the last day by the visitor's message ids, so that a message sent twice is answered once. */
export const recentReplies = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('recentReplies')
      .addColumn('botId', 'text', (it) => it.notNull().references('bots.id').onDelete('cascade'))
      .addColumn('sessionId', 'text', (it) => it.notNull())
      .addColumn('messageId', 'text', (it) => it.notNull())
      .addColumn('reply', 'text', (it) => it.notNull())
      .addColumn('createdAt', instant, (it) => it.notNull())
      .addPrimaryKeyConstraint('recentReplies_key', ['botId', 'sessionId', 'messageId'])
      .execute();
    await db.schema.createIndex('recentReplies_createdAt').on('recentReplies').column('createdAt').execute();
  },
});
