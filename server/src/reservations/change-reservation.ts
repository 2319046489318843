import { type Actor, recordEdit } from '../audit/record-audit.ts';
import { stopped } from '../clock.ts';
import type { Context } from '../context.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import { notFound } from '../errors.ts';
import { holdAfterStatus } from '../holds/hold-after-status.ts';
import { lockReservation } from '../holds/holds.store.ts';
import { findLocation } from '../locations/locations.store.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { checkAssignee } from '../submissions/check-assignee.ts';
import { recordChanges } from '../submissions/record-history.ts';
import { confirmToVisitor, recallConfirmation } from './confirm-to-visitor.ts';
import { updateReservation } from './reservations.store.ts';

/** The log doesn't name the visitor, so erasing them leaves nothing there. */
export async function changeReservation(
  context: Context,
  place: LocationFilter,
  id: string,
  changes: Partial<Pick<ReservationRow, 'status' | 'notes' | 'assigneeId' | 'followUpOn'>>,
  actor: Actor,
): Promise<ReservationRow> {
  const { db, config, outbox } = context;
  const clock = stopped(context.clock);
  const changed = await db.transaction().execute(async (transaction) => {
    const before = await lockReservation(transaction, place, id);
    if (!before) throw notFound('The reservation');
    await checkAssignee(transaction, changes.assigneeId, before.locationId);
    const location = before.locationId === null ? undefined : await findLocation(transaction, before.locationId);
    const hold = holdAfterStatus(before, changes.status, location, clock.now());
    const after = await updateReservation(transaction, id, {
      ...changes,
      ...hold,
      updatedAt: clock.now().toISOString(),
    });
    if (!after) throw notFound('The reservation');
    await recordEdit(transaction, clock, { kind: 'reservation', id, name: '', actor, before, after });
    await recordChanges(transaction, clock, 'reservationId', before, after, actor);
    await confirmToVisitor({ clock, config, outbox }, transaction, location, { before, after, actor });
    await recallConfirmation({ clock }, transaction, { before, after, actor });
    return after;
  });
  outbox.wake();
  return changed;
}
