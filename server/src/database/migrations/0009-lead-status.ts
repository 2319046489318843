import type { Kysely, Migration } from 'kysely';

/** Finds leads of a rare status without reading all others. */
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
