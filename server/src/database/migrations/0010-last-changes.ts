import type { Kysely, Migration } from 'kysely';

/** Leads and reservations whose term is over are found by their last change, without reading those that are kept. */
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
