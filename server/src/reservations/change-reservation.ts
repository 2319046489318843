import type { Actor } from '../audit/record-audit.ts';
import { stopped } from '../clock.ts';
import type { Context } from '../context.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import { holdAfterStatus } from '../holds/hold-after-status.ts';
import { findLocation } from '../locations/locations.store.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { checkAssignee } from '../submissions/check-assignee.ts';
import { lockSubmission } from '../submissions/find-submission.ts';
import { updateSubmission } from '../submissions/update-submission.ts';
import { confirmToVisitor, recallConfirmation } from './confirm-to-visitor.ts';
import { reservationKind } from './reservation-kind.ts';

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
    const before = await lockSubmission(transaction, reservationKind, place, id);
    await checkAssignee(transaction, changes.assigneeId, before.locationId);
    const location = await findLocation(transaction, before.locationId);
    const hold = holdAfterStatus(before, changes.status, location, clock.now());
    const after = await updateSubmission(transaction, clock, reservationKind, before, { ...changes, ...hold }, actor);
    await confirmToVisitor({ clock, config, outbox }, transaction, location, { before, after, actor });
    await recallConfirmation({ clock }, transaction, { before, after, actor });
    return after;
  });
  outbox.wake();
  return changed;
}
