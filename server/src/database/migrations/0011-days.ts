import type { Kysely, Migration } from 'kysely';

/** Finds the days of a month without reading those of every year, however many bots there are. */
export const days: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('dailyAnalytics_date').on('dailyAnalytics').column('date').execute();
  },
};
