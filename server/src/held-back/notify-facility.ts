import { hour, instantAfter, minute } from '../clock.ts';
import type { Context } from '../context.ts';
import { lockSubject } from '../database/dialect.ts';
import type { Database, LocationRow } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Mail } from '../mail/mailer.ts';
import { findLatestDigest, listMailTimes, takeOpenDigest } from '../mail/outbox.store.ts';
import { insertHeldMail } from './held-back.store.ts';

/** Mails about leads and reservations that a location gets within any hour, beside one digest of all others. */
const mailsPerHour = 30;
const windowMs = hour;

/** Mails a facility about a lead or reservation, or adds it to the digest when the location has had its mails of the hour. */
export async function notifyFacility(
  { clock, config, outbox }: Context,
  transaction: Database,
  location: LocationRow | undefined,
  about: string,
  write: (location: LocationRow) => Mail,
): Promise<void> {
  if (!location?.facilityEmail) return;
  if (!config.rateLimits) return outbox.add(transaction, write(location), about, location.id);
  await lockSubject(transaction, `mails to ${location.id}`);
  const now = clock.now();
  // Mails of the future were written by a clock that has been set back since; a minute allows for nodes that differ.
  const window = { since: instantAfter(now, -windowMs), until: instantAfter(now, minute) };
  const sent = await listMailTimes(transaction, location.id, window, mailsPerHour);
  const oldestCounted = sent[mailsPerHour - 1];
  if (oldestCounted === undefined) return outbox.add(transaction, write(location), about, location.id);
  const digestId =
    (await takeOpenDigest(transaction, location.id)) ??
    (await outbox.orderDigest(
      transaction,
      location.id,
      await digestDueAt(transaction, location.id, oldestCounted, now),
    ));
  await insertHeldMail(transaction, { id: newId(), digestId, about, createdAt: now.toISOString() });
}

/** When the window ends, and an hour after the digest before at the earliest. */
async function digestDueAt(
  transaction: Database,
  locationId: string,
  oldestCounted: string,
  now: Date,
): Promise<string> {
  const latest = await findLatestDigest(transaction, locationId);
  const from = Math.max(Date.parse(oldestCounted), latest === undefined ? 0 : Date.parse(latest));
  return instantAfter(new Date(Math.min(from, now.getTime())), windowMs);
}
