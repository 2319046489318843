import {
  defaultEmailSubject,
  defaultEmailTemplate,
  defaultReservationSettings,
  defaultRetentionDays,
  type LocationChanges,
  type NewLocation,
} from '@chat-module/contract/locations';
import { type Actor, recordAct, recordEdit } from '../audit/record-audit.ts';
import { raiseKnowledgeVersionOfLocation } from '../bots/bots.store.ts';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { rescheduleHolds } from '../holds/reschedule-holds.ts';
import { newId } from '../ids.ts';
import type { Operator } from '../session/operator.ts';
import { readWebsiteIfMoved, readWebsiteOfNew } from '../website-crawler/request-crawl.ts';
import { datePrices } from './date-prices.ts';
import { listKeysOf } from './list-keys.ts';
import * as store from './locations.store.ts';
import { resettleTimeZone, settleTimeZone } from './settle-time-zone.ts';
import { tidySizeOptions } from './tidy-size-options.ts';

const blank = {
  businessName: '',
  address: '',
  phoneNumber: '',
  website: '',
  paymentPortalUrl: '',
  facilityEmail: '',
  emailSubject: defaultEmailSubject,
  emailTemplate: defaultEmailTemplate,
  officeHours: '',
  pricingPageUrl: '',
  contactPageUrl: '',
  faqPageUrl: '',
  retentionDays: defaultRetentionDays,
  ...defaultReservationSettings,
  sizeOptions: '[]',
  amenities: '[]',
  sampleMadeAt: null,
};

/** A location that isn't stored. */
export function draftLocation(id: string, fields: LocationChanges, now: Date, userId: string): LocationRow {
  const columns = { ...blank, ...toColumns(fields, now) };
  return {
    ...columns,
    ...listKeysOf(columns),
    ...settleTimeZone(fields.timezone, columns.address),
    id,
    userId,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

const subject = ({ id, businessName }: Pick<LocationRow, 'id' | 'businessName'>) =>
  ({ kind: 'location', id, name: businessName }) as const;

export async function createLocation(
  { db, clock, crawler }: Context,
  fields: NewLocation,
  actor: Operator,
): Promise<LocationRow> {
  const location = draftLocation(newId(), fields, clock.now(), actor.id);
  await db.transaction().execute(async (transaction) => {
    await store.insertLocation(transaction, location);
    await recordAct(transaction, clock, { ...subject(location), actor, action: 'created' });
    await readWebsiteOfNew(transaction, location, location.createdAt);
  });
  crawler.wake();
  return location;
}

export async function updateLocation(
  { db, clock, crawler }: Context,
  id: string,
  changes: LocationChanges,
  actor: Actor,
): Promise<LocationRow> {
  const location = await db.transaction().execute(async (transaction) => {
    const [before] = await store.lockLocations(transaction, [id]);
    if (!before) throw notFound('The location');
    return changeLocation(transaction, clock, before, changes, actor);
  });
  crawler.wake();
  return location;
}

/** Runs in a transaction; the crawler is woken after it. */
export async function changeLocation(
  transaction: Database,
  clock: Clock,
  before: LocationRow,
  changes: LocationChanges,
  actor: Actor,
): Promise<LocationRow> {
  const now = clock.now().toISOString();
  const columns = toColumns(changes, clock.now());
  const updated = await store.updateLocation(transaction, before.id, {
    ...columns,
    ...listKeysOf({ ...before, ...columns }),
    ...resettleTimeZone(before, changes.timezone, changes.address),
    updatedAt: now,
  });
  if (!updated) throw notFound('The location');
  await recordEdit(transaction, clock, { ...subject(updated), actor, before, after: updated });
  await rescheduleHolds(transaction, before, updated);
  await readWebsiteIfMoved(transaction, before, updated, now);
  await raiseKnowledgeVersionOfLocation(transaction, before.id);
  return updated;
}

export async function deleteLocation({ db, clock }: Context, id: string, actor: Actor): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await store.lockLocations(transaction, [id]);
    await raiseKnowledgeVersionOfLocation(transaction, id);
    const deleted = await store.deleteLocation(transaction, id);
    if (!deleted) throw notFound('The location');
    await store.insertDeletedLocation(transaction, { ...deleted, deletedAt: clock.now().toISOString() });
    await recordAct(transaction, clock, { ...subject(deleted), actor, action: 'deleted' });
  });
}

/** The given fields, without the time zone; lists as stored JSON. */
function toColumns(
  { sizeOptions, amenities, timezone: _, ...texts }: LocationChanges,
  now: Date,
): Partial<LocationRow> {
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
  return {
    ...given,
    ...(sizeOptions && { sizeOptions: JSON.stringify(datePrices(tidySizeOptions(sizeOptions), now)) }),
    ...(amenities && { amenities: JSON.stringify(amenities) }),
  };
}
