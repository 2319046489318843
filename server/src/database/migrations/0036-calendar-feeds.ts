import { type Kysely, type Migration, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** The secret addresses of the locations' calendars, and the index that lists their move-ins. */
export const calendarFeeds = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('calendarFeeds')
      .addColumn('locationId', 'text', (it) => it.primaryKey().references('locations.id').onDelete('cascade'))
      .addColumn('tokenHash', 'text', (it) => it.notNull().unique())
      .addColumn('createdAt', instant, (it) => it.notNull())
      .execute();
    await sql`create index reservations_move_ins on reservations (location_id, move_in_date)
      where status in ('pending', 'confirmed') and move_in_date <> ''`.execute(db);
  },
});
