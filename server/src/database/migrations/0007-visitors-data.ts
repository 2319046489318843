import { type Kysely, type Migration, sql } from 'kysely';

/** How long a location keeps its visitors' data, and which mail tells of whom. */
export const visitorsData: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('locations')
      .addColumn('retentionDays', 'integer', (it) => it.defaultTo(365))
      .execute();
    // What was kept before there were terms goes only when a person has set one.
    await sql`update locations set retention_days = null`.execute(db);
    await db.schema.alterTable('outbox').addColumn('about', 'text').execute();
    await db.schema.createIndex('outbox_about').on('outbox').column('about').execute();
  },
};
