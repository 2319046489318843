import { type Actor, recordAct } from '../audit/record-audit.ts';
import { instantAfter, second } from '../clock.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import type { Database } from '../database/schema.ts';
import { deleteUnsentConfirmation } from '../mail/outbox.store.ts';
import { mailOrDelay } from '../mail-limit/mail-or-delay.ts';
import { recordEvent } from '../submissions/record-history.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { isConfirmed } from './reservations.store.ts';

/** The email waits for longer than the admin application offers to undo the confirmation. */
const heldMs = 20 * second;

interface Change {
  readonly before: ReservationRow;
  readonly after: ReservationRow;
  readonly actor: Actor;
}

/** Emails the visitor when the status becomes confirmed, if the location wants it: once per confirmation. */
export async function confirmToVisitor(
  context: Pick<Context, 'clock' | 'config' | 'outbox'>,
  transaction: Database,
  location: LocationRow | undefined,
  { before, after, actor }: Change,
): Promise<void> {
  const { clock } = context;
  if (isConfirmed(before) || after.status !== 'confirmed') return;
  if (location?.confirmationMail !== 'on' || after.customerEmail === '') return;
  const mail = confirmationMail(location, after);
  await mailOrDelay(context, transaction, location, mail, after.id, instantAfter(clock.now(), heldMs));
  await recordAct(transaction, clock, { ...actOn(after, actor), action: 'sent' });
  await recordEvent(transaction, clock, after.id, { kind: 'confirmationSent' }, actor);
}

/**
 * Deletes the email if the reservation is no longer confirmed and the email has not been sent. Resolves to whether it
 * did.
 */
export async function recallConfirmation(
  { clock }: Pick<Context, 'clock'>,
  transaction: Database,
  { before, after, actor }: Change,
): Promise<boolean> {
  if (before.status !== 'confirmed' || isConfirmed(after)) return false;
  if (!(await deleteUnsentConfirmation(transaction, after.id, clock.now().toISOString()))) return false;
  await recordAct(transaction, clock, { ...actOn(after, actor), action: 'recalled' });
  await recordEvent(transaction, clock, after.id, { kind: 'confirmationRecalled' }, actor);
  return true;
}

const actOn = ({ id }: ReservationRow, actor: Actor) =>
  ({
    kind: 'reservation',
    id,
    name: '',
    actor,
    changes: [{ field: 'confirmationMail', from: null, to: null }],
  }) as const;
