import type { Kysely, Migration } from 'kysely';

/** Finds expired leads and reservations by their last change, without reading those that are kept. */
export const lastChanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['leads', 'reservations']) {
      const columns = ['updatedAt', 'locationId', 'id'];
      await db.schema
        .createIndex([table, ...columns].join('_'))
        .on(table)
        .columns(columns)
        .execute();
    }
  },
};
