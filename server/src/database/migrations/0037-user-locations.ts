import type { Kysely, Migration } from 'kysely';

/** The locations of a manager, who may have any number. `users.locationId` is the first of them. */
export const userLocations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('userLocations')
      .addColumn('userId', 'text', (it) => it.notNull().references('users.id').onDelete('cascade'))
      .addColumn('locationId', 'text', (it) => it.notNull().references('locations.id').onDelete('cascade'))
      .addColumn('position', 'integer', (it) => it.notNull())
      .addPrimaryKeyConstraint('userLocations_pkey', ['userId', 'locationId'])
      .execute();
    await db.schema.createIndex('userLocations_locationId').on('userLocations').column('locationId').execute();
  },
};
