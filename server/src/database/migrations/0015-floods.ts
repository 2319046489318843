import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Limits for floods of submissions, emails and reset links; binds an idempotency key to a session and a body. */
export const floods = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['leads', 'reservations']) {
      for (const column of ['bodyHash', 'duplicateKey'])
        await db.schema.alterTable(table).addColumn(column, 'text').execute();
      await db.schema
        .createIndex(`${table}_botId_duplicateKey`)
        .on(table)
        .columns(['botId', 'duplicateKey', 'createdAt'])
        .execute();
    }

    await db.schema.alterTable('outbox').addColumn('locationId', 'text').execute();
    await db.schema
      .createIndex('outbox_locationId_createdAt')
      .on('outbox')
      .columns(['locationId', 'createdAt'])
      .execute();

    await db.schema
      .createTable('heldMails')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('digestId', 'text', (it) => it.notNull().references('outbox.id').onDelete('cascade'))
      .addColumn('about', 'text', (it) => it.notNull())
      .addColumn('createdAt', instant, (it) => it.notNull())
      .execute();
    await db.schema.createIndex('heldMails_digestId').on('heldMails').column('digestId').execute();
    await db.schema.createIndex('heldMails_about').on('heldMails').column('about').execute();

    await db.schema
      .createTable('refusedSubmissions')
      .addColumn('locationId', 'text', (it) => it.notNull().references('locations.id').onDelete('cascade'))
      .addColumn('hour', instant, (it) => it.notNull())
      .addColumn('count', 'bigint', (it) => it.notNull())
      .addPrimaryKeyConstraint('refusedSubmissions_key', ['locationId', 'hour'])
      .execute();

    await db.schema
      .alterTable('passwordResets')
      .addColumn('requestedFrom', 'text', (it) => it.notNull().defaultTo(''))
      .execute();
  },
});
