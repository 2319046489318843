import { type Actor, recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Database, LocationRow, ReservationRow } from '../database/schema.ts';
import { mailWithinLimit } from '../held-back/mail-within-limit.ts';
import { recordEvent } from '../submissions/record-history.ts';
import { confirmationMail } from './confirmation-mail.ts';

/** Emails the visitor when the status becomes confirmed, if the location wants it: once per confirmation. */
export async function confirmToVisitor(
  context: Context,
  transaction: Database,
  location: LocationRow | undefined,
  { before, after, actor }: { before: ReservationRow; after: ReservationRow; actor: Actor },
): Promise<void> {
  if (before.status === 'confirmed' || after.status !== 'confirmed') return;
  if (location?.confirmationMail !== 'on' || after.customerEmail === '') return;
  await mailWithinLimit(context, transaction, location, confirmationMail(location, after), after.id);
  await recordAct(transaction, context.clock, {
    ...{ kind: 'reservation', id: after.id, name: '', actor, action: 'sent' },
    changes: [{ field: 'confirmationMail', from: null, to: null }],
  });
  await recordEvent(transaction, context.clock, after.id, { kind: 'confirmationSent' }, actor);
}
