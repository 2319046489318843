import { type PageRequest, readPage } from '../database/paging.ts';
import type { Database, ReservationRow } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';

export const listReservations = (db: Database, filter: LocationFilter, page: PageRequest) =>
  readPage(ofLocation(db.selectFrom('reservations').selectAll(), filter), 'createdAt', page);

export const insertReservation = (db: Database, reservation: ReservationRow) =>
  db.insertInto('reservations').values(reservation).execute();

export const findReservation = (db: Database, id: string) =>
  db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst();

export const updateReservation = (db: Database, id: string, changes: Partial<ReservationRow>) =>
  db.updateTable('reservations').set(changes).where('id', '=', id).returningAll().executeTakeFirst();

export const findReservationByKey = (db: Database, botId: string, idempotencyKey: string) =>
  db
    .selectFrom('reservations')
    .selectAll()
    .where('botId', '=', botId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
