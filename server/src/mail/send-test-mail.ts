import type { MailDelivery } from '@chat-module/contract/status';
import { recordAct } from '../audit/record-audit.ts';
import { second } from '../clock.ts';
import type { Context } from '../context.ts';
import { unprocessable } from '../errors.ts';
import type { Operator } from '../session/operator.ts';
import { recordEvent } from '../status/last-events.store.ts';
import { within } from '../within.ts';
import { describeMailFailure } from './describe-mail-failure.ts';

const longestWaitMs = 20 * second;

/** Sends a test email while the operator waits, and fails with the reason if the mail server refuses it. */
export async function sendTestMail(context: Context, operator: Operator, to: string): Promise<MailDelivery> {
  const { db, clock, config } = context;
  await handOver(context, to);
  const delivery: MailDelivery = config.smtpUrl === undefined ? 'written' : 'sent';
  await db.transaction().execute(async (transaction) => {
    await recordEvent(transaction, { kind: 'testMail', at: clock.now().toISOString(), detail: delivery });
    await recordAct(transaction, clock, { actor: operator, action: 'sent', kind: 'mail', id: '', name: to });
  });
  return delivery;
}

async function handOver({ outbox, log, publicUrl }: Context, to: string): Promise<void> {
  const sending = outbox.sendNow({ to, subject: 'Test email from Chat Module', text: textOf(publicUrl()) });
  const failure = await within(
    sending.then(
      () => '',
      (error: unknown) => String(error),
    ),
    longestWaitMs,
  );
  if (failure === '') return;
  const reason = describeMailFailure(failure ?? 'timed out');
  log.warn({ reason }, 'could not send a test email');
  throw unprocessable(reason);
}

const textOf = (address: string): string => `This is the test email you asked for. Emails from Chat Module reach you.

Leads, reservations and password reset links are sent the same way.

Sent by Chat Module at ${address}
`;
