import { type Kysely, type Migration, sql } from 'kysely';

/** Retention periods of locations, and the subject of each email. */
export const visitorsData: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('locations')
      .addColumn('retentionDays', 'integer', (it) => it.defaultTo(365))
      .execute();
    // Existing data is deleted only once someone has set a retention period.
    await sql`update locations set retention_days = null`.execute(db);
    await db.schema.alterTable('outbox').addColumn('about', 'text').execute();
    await db.schema.createIndex('outbox_about').on('outbox').column('about').execute();
  },
};
