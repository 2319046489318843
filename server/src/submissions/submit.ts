import { localDigitsOf } from '@chat-module/contract/digits-of';
import { searchForm } from '@chat-module/contract/search-form';
import { serverTimezone } from '../calendar.ts';
import { hour, instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import { lockSubject } from '../database/dialect.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';
import { assertSameBody, hashOf, writeOnce } from '../http/idempotency.ts';
import { deepLink } from '../mail/deep-link.ts';
import { mailOrDigest } from '../mail-limit/mail-or-digest.ts';
import { findByKey, findDuplicate } from './find-submission.ts';
import { limitSubmissions } from './limit-submissions.ts';
import { mergeRepeat } from './merge-repeat.ts';
import type { Sender, SubmissionKind, SubmittedRow } from './submission.ts';

const duplicateWithinMs = hour;

/** Equal for one person's submissions for one unit, however name and phone number are written. */
export const duplicateKeyOf = (name: string, phone: string, unitId: string, unitSize: string): string =>
  hashOf([searchForm(name).replace(/[^\p{L}\p{N}]+/gu, ''), localDigitsOf(phone), unitId, unitSize]);

/**
 * Stores a visitor's submission together with the email to the facility, both or neither. A repeat under the same key gets
 * the existing row; so does one of the same person for the same unit within an hour, whose new details are added.
 */
export async function submit<Row extends SubmittedRow>(
  context: Context,
  kind: SubmissionKind<Row>,
  row: Row,
  location: LocationRow | undefined,
  { address, idempotencyKey }: Sender,
): Promise<Row> {
  const findFirst = async (): Promise<Row | undefined> => {
    const first = idempotencyKey === null ? undefined : await findByKey(context.db, kind, row, idempotencyKey);
    if (first) assertSameBody(first, row.bodyHash);
    return first;
  };
  const first = await findFirst();
  if (first) return first;
  const { botId, sessionId } = row;
  const locationId = location?.id ?? null;
  await limitSubmissions(context, { kind: kind.table, address, botId, sessionId, locationId });
  const store = () =>
    context.db.transaction().execute((transaction) => storeOrMerge(context, transaction, kind, row, location));
  const stored = await writeOnce(store, findFirst);
  context.outbox.wake();
  return stored;
}

async function storeOrMerge<Row extends SubmittedRow>(
  context: Context,
  transaction: Database,
  kind: SubmissionKind<Row>,
  row: Row,
  location: LocationRow | undefined,
): Promise<Row> {
  await lockSubject(transaction, `${kind.table} ${row.botId} ${row.duplicateKey}`);
  const merged = await mergeIntoDuplicate(context, transaction, kind, row, location);
  if (merged) return merged;
  await kind.insert(transaction, row);
  const link = deepLink(context.publicUrl(), kind.table, row.id);
  await mailOrDigest(context, transaction, location, row.id, (place) => kind.mail(place, row, link));
  return row;
}

async function mergeIntoDuplicate<Row extends SubmittedRow>(
  context: Context,
  transaction: Database,
  kind: SubmissionKind<Row>,
  row: Row,
  location: LocationRow | undefined,
): Promise<Row | undefined> {
  const now = context.clock.now();
  const period = { since: instantAfter(now, -duplicateWithinMs), until: instantAfter(now, duplicateWithinMs) };
  const earlier = await findDuplicate(transaction, kind, row, period);
  const merged = earlier && mergeRepeat(earlier, row, kind.details, writeTime(now, location));
  if (!merged) return undefined;
  const { added, changes } = merged;
  if (added.length === 0) return earlier;
  const filled = await kind.update(transaction, earlier.id, { ...changes, updatedAt: now.toISOString() });
  const updated =
    filled && (await kind.update(transaction, earlier.id, { searchText: kind.searchText(filled) } as Partial<Row>));
  if (updated) {
    const link = deepLink(context.publicUrl(), kind.table, earlier.id);
    const write = (place: LocationRow) => kind.updateMail(place, updated, added, link);
    await mailOrDigest(context, transaction, location, earlier.id, write);
  }
  return updated;
}

const writeTime = (instant: Date, location: LocationRow | undefined): string =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: location?.timezone || serverTimezone,
  })
    .format(instant)
    .replaceAll('\u202f', ' ');
