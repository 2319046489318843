import type { Kysely, Migration } from 'kysely';

/** Leads of a status that few have are found without reading those of every other. */
export const leadStatus: Migration = {
  async up(db: Kysely<unknown>) {
    for (const first of [[], ['locationId']]) {
      const columns = [...first, 'status', 'createdAt', 'id'];
      await db.schema
        .createIndex(['leads', ...columns].join('_'))
        .on('leads')
        .columns(columns)
        .execute();
    }
  },
};
