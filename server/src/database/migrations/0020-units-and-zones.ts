import { type Kysely, type Migration, sql } from 'kysely';
import { serverTimezone } from '../../calendar.ts';

/**
 * A reservation stores its unit's type and the move-in date, a location the source of its time zone. Of existing zones,
 * only those that aren't the server's were surely chosen.
 */
export const unitsAndZones: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['unitType', 'moveInDate'])
      await db.schema
        .alterTable('reservations')
        .addColumn(column, 'text', (it) => it.notNull().defaultTo(''))
        .execute();
    await db.schema
      .alterTable('locations')
      .addColumn('timezoneSource', 'text', (it) => it.notNull().defaultTo('chosen'))
      .execute();
    await sql`update locations set ${sql.ref('timezoneSource')} = 'default' where timezone = ${serverTimezone}`.execute(
      db,
    );
  },
};
