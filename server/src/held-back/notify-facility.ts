import { hour, instantAfter, minute } from '../clock.ts';
import type { Context } from '../context.ts';
import { lockSubject } from '../database/dialect.ts';
import type { Database, LocationRow } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Mail } from '../mail/mailer.ts';
import { findLatestDigest, listMailTimes, takeOpenDigest } from '../mail/outbox.store.ts';
import { insertHeldMail } from './held-back.store.ts';

/** Emails about leads and reservations that a location gets within any hour, besides one digest of the rest. */
const mailsPerHour = 30;
const windowMs = hour;

/** Emails a facility about a lead or reservation, or adds it to the digest if the location has reached its limit. */
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
  // Emails dated in the future were written before the clock was set back; a minute allows for clock differences between nodes.
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

/** When the window ends, but at least an hour after the previous digest. */
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
