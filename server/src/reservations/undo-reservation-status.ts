import type { UndoneReservation } from '@chat-module/contract/reservations';
import type { Actor } from '../audit/record-audit.ts';
import { stopped } from '../clock.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import { type Hold, holdUntil, noHold } from '../holds/hold-times.ts';
import { findLocation } from '../locations/locations.store.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { lockSubmission } from '../submissions/find-submission.ts';
import { readUndoableChange } from '../submissions/read-undoable-change.ts';
import { updateSubmission } from '../submissions/update-submission.ts';
import { confirmToVisitor, recallConfirmation } from './confirm-to-visitor.ts';
import { reservationKind } from './reservation-kind.ts';

interface Undone {
  readonly reservation: ReservationRow;
  readonly confirmation: UndoneReservation['confirmation'];
}

/**
 * Undoes the last status change, which was made at `seen`, with its hold and, if it isn't sent yet, its confirmation
 * email.
 */
export const undoReservationStatus = (
  context: Context,
  place: LocationFilter,
  id: string,
  seen: string,
  actor: Actor,
): Promise<Undone> =>
  context.db.transaction().execute(async (transaction) => {
    const clock = stopped(context.clock);
    const before = await lockSubmission(transaction, reservationKind, place, id);
    const was = await readUndoableChange(transaction, 'reservationId', before, seen);
    const location = await findLocation(transaction, before.locationId);
    const hold = was.heldUntil === undefined ? {} : restoredHold(was.heldUntil, location, clock.now().toISOString());
    const status = was.status as ReservationRow['status'];
    const after = await updateSubmission(transaction, clock, reservationKind, before, { status, ...hold }, actor);
    const isRecalled = await recallConfirmation({ clock }, transaction, { before, after, actor });
    // The change that is undone had recalled the email before it was sent.
    if (was.confirmationRecalled !== undefined)
      await confirmToVisitor({ ...context, clock }, transaction, location, { before, after, actor });
    return {
      reservation: after,
      confirmation: was.confirmationSent === undefined ? null : isRecalled ? 'recalled' : 'sent',
    };
  });

/** Restores the earlier hold, but doesn't revive an expired one or send a due reminder again. */
function restoredHold(heldUntil: string, location: LocationRow | undefined, now: string): Hold {
  if (heldUntil === '') return noHold;
  const hold = holdUntil(heldUntil, location);
  if (hold.holdEndsAt === null || hold.holdEndsAt <= now) return { ...noHold, heldUntil };
  const isReminded = hold.holdReminderAt !== null && hold.holdReminderAt <= now;
  return { ...hold, holdReminderAt: isReminded ? null : hold.holdReminderAt };
}
