import { type Kysely, type Migration, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Holds of reservations, and the email that confirms one to its visitor. Both are off at existing locations. */
export const holds = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('reservations')
      .addColumn('heldUntil', 'text', (it) => it.notNull().defaultTo(''))
      .execute();
    for (const column of ['holdEndsAt', 'holdReminderAt']) {
      await db.schema.alterTable('reservations').addColumn(column, instant).execute();
      await indexHeld(db, column === 'holdEndsAt' ? 'hold_ends_at' : 'hold_reminder_at');
    }
    await sql`create index reservations_held on reservations (location_id, held_until)
      where hold_ends_at is not null`.execute(db);
    await db.schema.alterTable('locations').addColumn('holdDays', 'integer').execute();
    await db.schema
      .alterTable('locations')
      .addColumn('holdReminderDays', 'integer', (it) => it.defaultTo(1))
      .execute();
    for (const [column, standard] of [
      ['confirmationMail', 'off'],
      ['confirmationSubject', ''],
      ['confirmationTemplate', ''],
    ] as const)
      await db.schema
        .alterTable('locations')
        .addColumn(column, 'text', (it) => it.notNull().defaultTo(standard))
        .execute();
  },
});

const indexHeld = (db: Kysely<unknown>, column: string) =>
  sql`create index ${sql.raw(`reservations_${column}`)} on reservations (${sql.raw(column)}, id)
    where ${sql.raw(column)} is not null`.execute(db);
