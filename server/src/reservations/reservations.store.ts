import type { Period } from '../clock.ts';
import { markVisit } from '../conversations/session-badges.store.ts';
import type { PageRequest } from '../database/paging.ts';
import type { Database, ReservationRow } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';
import { readPageOf } from '../locations/read-page-of.ts';

export const listReservations = (db: Database, filter: LocationFilter, page: PageRequest) =>
  readPageOf(
    db,
    { table: 'reservations', query: db.selectFrom('reservations').selectAll(), filter, timeColumn: 'createdAt' },
    page,
  );

export async function insertReservation(db: Database, reservation: ReservationRow): Promise<void> {
  await db.insertInto('reservations').values(reservation).execute();
  await markVisit(db, 'hasReservation', reservation);
}

export const findReservation = (db: Database, filter: LocationFilter, id: string) =>
  ofLocation(db.selectFrom('reservations').selectAll(), filter).where('id', '=', id).executeTakeFirst();

export const updateReservation = (db: Database, id: string, changes: Partial<ReservationRow>) =>
  db.updateTable('reservations').set(changes).where('id', '=', id).returningAll().executeTakeFirst();

/** Matches the key within its session, or the plain key, as older versions stored it. */
export const findReservationByKey = (
  db: Database,
  { botId, sessionId, idempotencyKey }: ReservationRow,
  givenKey: string,
) =>
  db
    .selectFrom('reservations')
    .selectAll()
    .where('botId', '=', botId)
    .where('sessionId', '=', sessionId)
    .where('idempotencyKey', 'in', [idempotencyKey, givenKey])
    .executeTakeFirst();

/** The latest reservation of the same person for the same unit, at the bot's current location, that no operator has handled. */
export const findDuplicateReservation = (
  db: Database,
  { botId, locationId, duplicateKey }: ReservationRow,
  { since, until }: Period,
) =>
  db
    .selectFrom('reservations')
    .selectAll()
    .where('botId', '=', botId)
    .where('locationId', locationId === null ? 'is' : '=', locationId)
    .where('duplicateKey', '=', duplicateKey)
    .where('createdAt', '>', since)
    .where('createdAt', '<', until)
    .where('status', '=', 'pending')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
