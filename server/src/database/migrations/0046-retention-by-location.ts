import type { Kysely, Migration } from 'kysely';

/**
 * Retention looks for the old leads and reservations of one location at a time. In the order of the last change alone, it read
 * those of all locations that keep theirs for longer.
 */
export const retentionByLocation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['leads', 'reservations']) {
      await db.schema.dropIndex(`${table}_updatedAt_locationId_id`).execute();
      await db.schema
        .createIndex(`${table}_locationId_updatedAt`)
        .on(table)
        .columns(['locationId', 'updatedAt', 'id'])
        .execute();
    }
  },
};
