import type { ReservationSort, ReservationStatus } from '@chat-module/contract/reservations';
import { searchForm } from '@chat-module/contract/search-form';
import type { Period } from '../clock.ts';
import { markVisit } from '../conversations/session-badges.store.ts';
import { byDay, type PageRequest } from '../database/paging.ts';
import type { Database, ReservationRow } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';
import { commonSorts, countSubmissions, listSubmissions } from '../submissions/list-submissions.ts';
import { digitsOf } from '../submissions/matches-search.ts';
import type { ReadFilter } from '../submissions/submission-filter.ts';

/** The statuses with something left to do. */
export const openReservationStatuses = ['pending', 'confirmed'] as const satisfies ReservationStatus[];

const all = (db: Database) => db.selectFrom('reservations').selectAll();

const sorts = { ...commonSorts, moveIn: byDay('moveInDate') };

export const listReservations = (db: Database, filter: ReadFilter, sortName: ReservationSort, page: PageRequest) =>
  listSubmissions(db, { table: 'reservations', query: all(db), filter, sortName, sort: sorts[sortName] }, page);

export const countReservations = (db: Database, filter: ReadFilter) => countSubmissions(db, all(db), filter);

type SearchedFields = Pick<
  ReservationRow,
  'customerName' | 'customerPhone' | 'customerEmail' | 'unitSize' | 'unitType'
>;

/** The text that searches compare: each field on its own line, and the phone number again without punctuation. */
export const reservationSearchText = (row: SearchedFields): string =>
  searchForm(
    [
      row.customerName,
      row.customerEmail,
      row.unitSize,
      row.unitType,
      row.customerPhone,
      digitsOf(row.customerPhone),
    ].join('\n'),
  );

export async function insertReservation(db: Database, reservation: ReservationRow): Promise<void> {
  await db.insertInto('reservations').values(reservation).execute();
  await markVisit(db, 'hasReservation', reservation);
}

export const findReservation = (db: Database, place: LocationFilter, id: string) =>
  ofLocation(all(db), place).where('id', '=', id).executeTakeFirst();

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
