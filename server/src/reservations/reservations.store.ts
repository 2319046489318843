import { digitsOf } from '@chat-module/contract/digits-of';
import { confirmedStatuses, type ReservationSort, type ReservationStatus } from '@chat-module/contract/reservations';
import { searchForm } from '@chat-module/contract/search-form';
import { markReservation } from '../conversations/session-badges.store.ts';
import { lockRow } from '../database/lock-row.ts';
import { byDay, type PageRequest } from '../database/paging.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import type { Database } from '../database/schema.ts';
import { outcomeDayOf } from '../figures/outcome-day-of.ts';
import { changeOutcomes, countOutcomes } from '../figures/outcomes.store.ts';
import { commonSorts, countSubmissions, listSubmissions } from '../submissions/list-submissions.ts';
import type { ReadFilter } from '../submissions/submission-filter.ts';

/** The statuses with something left to do. */
export const openReservationStatuses = ['pending', 'confirmed'] as const satisfies ReservationStatus[];

export const allReservations = (db: Database) => db.selectFrom('reservations').selectAll();

const sorts = { ...commonSorts, moveIn: byDay('moveInDate') };

export const listReservations = (db: Database, filter: ReadFilter, sortName: ReservationSort, page: PageRequest) =>
  listSubmissions(
    db,
    { table: 'reservations', query: allReservations(db), filter, sortName, sort: sorts[sortName] },
    page,
  );

export const countReservations = (db: Database, filter: ReadFilter) =>
  countSubmissions(db, allReservations(db), filter);

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
  const steps = await markReservation(db, reservation);
  await countOutcomes(db, [
    ...steps,
    { ...(await outcomeDayOf(db, reservation)), ...outcomeOfReservation(reservation) },
  ]);
}

type Counted = Pick<ReservationRow, 'status' | 'monthlyPriceCents'>;

export const isConfirmed = ({ status }: Pick<ReservationRow, 'status'>): boolean =>
  confirmedStatuses.some((it) => it === status);

/** What a reservation adds to the figures of its day. */
export function outcomeOfReservation(reservation: Counted) {
  const cents = reservation.monthlyPriceCents ?? 0;
  const confirmed = Number(isConfirmed(reservation));
  return {
    reservations: 1,
    confirmedReservations: confirmed,
    pricedReservations: Number(reservation.monthlyPriceCents !== null),
    reservedCents: cents,
    confirmedCents: confirmed * cents,
  };
}

/** Call it in a transaction, because it updates the visit and the day's figures too. */
export async function updateReservation(
  db: Database,
  id: string,
  changes: Partial<ReservationRow>,
): Promise<ReservationRow | undefined> {
  const before = changes.status && (await lockRow(db, 'reservations', id));
  const after = await db
    .updateTable('reservations')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!before || !after || isConfirmed(before) === isConfirmed(after)) return after;
  for (const outcome of await markReservation(db, after)) await changeOutcomes(db, outcome);
  const was = outcomeOfReservation(before);
  const is = outcomeOfReservation(after);
  await changeOutcomes(db, {
    ...(await outcomeDayOf(db, after)),
    confirmedReservations: is.confirmedReservations - was.confirmedReservations,
    confirmedCents: is.confirmedCents - was.confirmedCents,
  });
  return after;
}
