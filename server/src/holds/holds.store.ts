import { sql } from 'kysely';
import { isPostgres } from '../database/dialect.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import type { Database } from '../database/schema.ts';
import type { Hold } from './hold-times.ts';

type Time = 'holdEndsAt' | 'holdReminderAt';

/** The reservations whose hold ends, or whose reminder is due. Other nodes skip them until the transaction ends. */
export function takeDueHolds(transaction: Database, time: Time, now: string, limit: number): Promise<ReservationRow[]> {
  const due = transaction.selectFrom('reservations').selectAll().where(time, '<=', now).orderBy(time).limit(limit);
  return (isPostgres(transaction) ? due.forUpdate().skipLocked() : due).execute();
}

export const setHold = (db: Database, id: string, hold: Partial<Hold>) =>
  db.updateTable('reservations').set(hold).where('id', '=', id).execute();

/** The held reservations of a location, locked until the transaction ends. */
export function lockHeldAt(transaction: Database, locationId: string) {
  const held = transaction
    .selectFrom('reservations')
    .select(['id', 'heldUntil', 'holdReminderAt'])
    .where('locationId', '=', locationId)
    .where(sql<boolean>`hold_ends_at is not null`)
    .orderBy('id');
  return (isPostgres(transaction) ? held.forUpdate() : held).execute();
}
