import { type Actor, recordEdit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { ReservationRow } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { checkAssignee } from '../submissions/check-assignee.ts';
import { recordChanges } from '../submissions/record-history.ts';
import { findReservation, updateReservation } from './reservations.store.ts';

/** The log doesn't name the visitor, so erasing them leaves nothing there. */
export const changeReservation = (
  { db, clock }: Context,
  place: LocationFilter,
  id: string,
  changes: Partial<Pick<ReservationRow, 'status' | 'notes' | 'assigneeId' | 'followUpOn'>>,
  actor: Actor,
): Promise<ReservationRow> =>
  db.transaction().execute(async (transaction) => {
    const before = await findReservation(transaction, place, id);
    if (!before) throw notFound('The reservation');
    await checkAssignee(transaction, changes.assigneeId, before.locationId);
    const after = await updateReservation(transaction, id, { ...changes, updatedAt: clock.now().toISOString() });
    if (!after) throw notFound('The reservation');
    await recordEdit(transaction, clock, { kind: 'reservation', id, name: '', actor, before, after });
    await recordChanges(transaction, clock, 'reservationId', before, after, actor);
    return after;
  });
