import { hour, instantAfter, minute } from '../clock.ts';
import type { Context } from '../context.ts';
import { lockSubject } from '../database/dialect.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';
import type { Mail } from '../mail/mailer.ts';
import { listMailTimes } from '../mail/outbox.store.ts';

/** Emails about leads and reservations that a location gets or sends within any hour. */
const mailsPerHour = 30;
export const windowMs = hour;

type Needed = Pick<Context, 'clock' | 'config' | 'outbox'>;

/**
 * When the oldest email of a full hour was written; `undefined` while the location may send more. Locks the location's
 * emails until the transaction ends.
 */
export async function findFullSince(
  { clock, config }: Needed,
  transaction: Database,
  locationId: string,
): Promise<string | undefined> {
  if (!config.rateLimits) return undefined;
  await lockSubject(transaction, `mails to ${locationId}`);
  const now = clock.now();
  // Emails dated in the future were written before the clock was set back; a minute allows for clock differences between nodes.
  const window = { since: instantAfter(now, -windowMs), until: instantAfter(now, minute) };
  return (await listMailTimes(transaction, locationId, window, mailsPerHour))[mailsPerHour - 1];
}

/** Stores an email of a location, sent no earlier than `earliest`. Beyond the hourly limit, it is sent when the hour ends. */
export async function mailOrDelay(
  context: Needed,
  transaction: Database,
  { id }: LocationRow,
  mail: Mail,
  about: string,
  earliest = context.clock.now().toISOString(),
): Promise<void> {
  const fullSince = await findFullSince(context, transaction, id);
  const hourEnds = fullSince === undefined ? '' : instantAfter(new Date(fullSince), windowMs);
  const dueAt = hourEnds > earliest ? hourEnds : earliest;
  await context.outbox.add(transaction, mail, about, id, dueAt);
}
