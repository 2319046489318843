import type { Kysely, Migration } from 'kysely';

/** The days of a month are found without reading those of every year, however many bots there are. */
export const days: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('dailyAnalytics_date').on('dailyAnalytics').column('date').execute();
  },
};
