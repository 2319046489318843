import { type Actor, recordEdit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { ReservationRow } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { findReservation, updateReservation } from './reservations.store.ts';

/** The log doesn't name the visitor, so erasing them leaves nothing there. */
export const changeReservation = (
  { db, clock }: Context,
  filter: LocationFilter,
  id: string,
  changes: Partial<Pick<ReservationRow, 'status' | 'notes'>>,
  actor: Actor,
): Promise<ReservationRow> =>
  db.transaction().execute(async (transaction) => {
    const before = await findReservation(transaction, filter, id);
    if (!before) throw notFound('The reservation');
    const after = await updateReservation(transaction, id, { ...changes, updatedAt: clock.now().toISOString() });
    if (!after) throw notFound('The reservation');
    await recordEdit(transaction, clock, { kind: 'reservation', id, name: '', actor, before, after });
    return after;
  });
