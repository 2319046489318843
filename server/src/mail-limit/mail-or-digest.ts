import { instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Mail } from '../mail/mailer.ts';
import { findLatestDigest, takeOpenDigest } from '../mail/outbox.store.ts';
import { insertHeldMail } from './mail-limit.store.ts';
import { findFullSince, windowMs } from './mail-or-delay.ts';

/** Emails a facility about a lead or reservation, or adds it to the digest if the location has reached its limit. */
export async function mailOrDigest(
  context: Context,
  transaction: Database,
  location: LocationRow | undefined,
  about: string,
  write: (location: LocationRow) => Mail,
): Promise<void> {
  if (!location?.facilityEmail) return;
  const { clock, outbox } = context;
  const fullSince = await findFullSince(context, transaction, location.id);
  if (fullSince === undefined) return outbox.add(transaction, write(location), about, location.id);
  const now = clock.now();
  const digestId =
    (await takeOpenDigest(transaction, location.id)) ??
    (await outbox.orderDigest(transaction, location.id, await digestDueAt(transaction, location.id, fullSince, now)));
  await insertHeldMail(transaction, { id: newId(), digestId, about, createdAt: now.toISOString() });
}

/** When the window ends, but at least an hour after the previous digest. */
async function digestDueAt(transaction: Database, locationId: string, fullSince: string, now: Date): Promise<string> {
  const latest = await findLatestDigest(transaction, locationId);
  const from = Math.max(Date.parse(fullSince), latest === undefined ? 0 : Date.parse(latest));
  return instantAfter(new Date(Math.min(from, now.getTime())), windowMs);
}
