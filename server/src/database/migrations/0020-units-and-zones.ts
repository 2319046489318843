import { type Kysely, type Migration, sql } from 'kysely';
import { serverTimezone } from '../../calendar.ts';

/**
 * A reservation keeps its unit's type and the day wished for, a location who says which time zone it is in. Of zones stored
 * before, only one that is not the server's was surely chosen.
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
