import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** The pages that bots' widgets run on, as they report. */
export const widgetPages = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('widgetPages')
      .addColumn('botId', 'text', (it) => it.notNull().references('bots.id').onDelete('cascade'))
      .addColumn('page', 'text', (it) => it.notNull())
      .addColumn('origin', 'text', (it) => it.notNull())
      .addColumn('color', 'text', (it) => it.notNull())
      .addColumn('firstSeenAt', instant, (it) => it.notNull())
      .addColumn('lastSeenAt', instant, (it) => it.notNull())
      .addPrimaryKeyConstraint('widgetPages_key', ['botId', 'page'])
      .execute();
    await db.schema.createIndex('widgetPages_lastSeenAt').on('widgetPages').column('lastSeenAt').execute();
  },
});
