import { housekeeping, recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import type { Database } from '../database/schema.ts';
import { findLocation } from '../locations/locations.store.ts';
import { deepLink } from '../mail/deep-link.ts';
import type { Mail } from '../mail/mailer.ts';
import { mailOrDelay } from '../mail-limit/mail-or-delay.ts';
import { recallConfirmation } from '../reservations/confirm-to-visitor.ts';
import { updateReservation } from '../reservations/reservations.store.ts';
import { recordChanges, recordEvent } from '../submissions/record-history.ts';
import { expiredMail, reminderMail } from './hold-mails.ts';
import { setHold, takeDueHolds } from './holds.store.ts';

const batchSize = 50;

/**
 * Cancels the reservations whose hold has ended and reminds facilities of those that end soon. Each is locked, changed and
 * mailed in one transaction, so any number of nodes may run it at once: each hold expires once.
 */
export async function keepHolds(context: Context): Promise<void> {
  while ((await inBatch(context, 'holdEndsAt', release)) === batchSize);
  while ((await inBatch(context, 'holdReminderAt', remind)) === batchSize);
  context.outbox.wake();
}

type Step = (context: Context, transaction: Database, reservation: ReservationRow) => Promise<void>;

/** Resolves to the number of reservations it has handled. */
const inBatch = (context: Context, time: 'holdEndsAt' | 'holdReminderAt', step: Step): Promise<number> =>
  context.db.transaction().execute(async (transaction) => {
    const due = await takeDueHolds(transaction, time, context.clock.now().toISOString(), batchSize);
    for (const reservation of due) await step(context, transaction, reservation);
    return due.length;
  });

async function release(context: Context, transaction: Database, reservation: ReservationRow): Promise<void> {
  const { id, status, heldUntil } = reservation;
  const after = await updateReservation(transaction, id, {
    status: 'cancelled',
    holdEndsAt: null,
    holdReminderAt: null,
    updatedAt: context.clock.now().toISOString(),
  });
  const subject = { kind: 'reservation', id, name: '', actor: housekeeping } as const;
  const changes = [
    { field: 'status', from: status, to: 'cancelled' },
    { field: 'heldUntil', from: null, to: heldUntil },
  ];
  await recordAct(transaction, context.clock, { ...subject, action: 'hold_expired', changes });
  if (after) {
    await recordChanges(transaction, context.clock, 'reservationId', reservation, after, housekeeping);
    await recallConfirmation(context, transaction, { before: reservation, after, actor: housekeeping });
  }
  await recordEvent(transaction, context.clock, id, { kind: 'holdExpired', to: heldUntil }, housekeeping);
  await tellFacility(context, transaction, reservation, expiredMail);
}

async function remind(context: Context, transaction: Database, reservation: ReservationRow): Promise<void> {
  await setHold(transaction, reservation.id, { holdReminderAt: null });
  await tellFacility(context, transaction, reservation, reminderMail);
}

type Write = (location: LocationRow, reservation: ReservationRow, link: string) => Mail;

async function tellFacility(
  context: Context,
  transaction: Database,
  reservation: ReservationRow,
  write: Write,
): Promise<void> {
  const { id, locationId } = reservation;
  const location = await findLocation(transaction, locationId);
  if (!location?.facilityEmail) return;
  const mail = write(location, reservation, deepLink(context.publicUrl(), 'reservations', id));
  await mailOrDelay(context, transaction, location, mail, id);
}
