import {
  defaultEmailSubject,
  defaultEmailTemplate,
  defaultRetentionDays,
  type LocationChanges,
  type NewLocation,
} from '@chat-module/contract/locations';
import { type Actor, recordAct, recordEdit } from '../audit/record-audit.ts';
import { raiseKnowledgeVersionOfLocation } from '../bots/bots.store.ts';
import { serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { readWebsiteIfMoved, readWebsiteOfNew } from '../knowledge/request-crawl.ts';
import type { Operator } from '../session/operator.ts';
import * as store from './locations.store.ts';
import { tidySizeOptions } from './tidy-size-options.ts';

const blank = {
  paymentPortalUrl: '',
  facilityEmail: '',
  emailSubject: defaultEmailSubject,
  emailTemplate: defaultEmailTemplate,
  officeHours: '',
  pricingPageUrl: '',
  contactPageUrl: '',
  faqPageUrl: '',
  timezone: serverTimezone,
  retentionDays: defaultRetentionDays,
  sizeOptions: '[]',
  amenities: '[]',
  sampleMadeAt: null,
};

const subject = ({ id, businessName }: Pick<LocationRow, 'id' | 'businessName'>) =>
  ({ kind: 'location', id, name: businessName }) as const;

export async function createLocation(
  { db, clock, crawler }: Context,
  fields: NewLocation,
  actor: Operator,
): Promise<LocationRow> {
  const now = clock.now().toISOString();
  const { businessName, address, phoneNumber, website } = fields;
  const location: LocationRow = {
    ...blank,
    ...toColumns(fields),
    businessName,
    address,
    phoneNumber,
    website,
    id: newId(),
    userId: actor.id,
    createdAt: now,
    updatedAt: now,
  };
  await db.transaction().execute(async (transaction) => {
    await store.insertLocation(transaction, location);
    await recordAct(transaction, clock, { ...subject(location), actor, action: 'created' });
    await readWebsiteOfNew(transaction, location, now);
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
    const now = clock.now().toISOString();
    const before = await store.findLocation(transaction, id);
    const updated = await store.updateLocation(transaction, id, { ...toColumns(changes), updatedAt: now });
    if (!before || !updated) throw notFound('The location');
    await recordEdit(transaction, clock, { ...subject(updated), actor, before, after: updated });
    await readWebsiteIfMoved(transaction, before, updated, now);
    await raiseKnowledgeVersionOfLocation(transaction, id);
    return updated;
  });
  crawler.wake();
  return location;
}

export async function deleteLocation({ db, clock }: Context, id: string, actor: Actor): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await raiseKnowledgeVersionOfLocation(transaction, id);
    const deleted = await store.deleteLocation(transaction, id);
    if (!deleted) throw notFound('The location');
    await store.insertDeletedLocation(transaction, { ...deleted, deletedAt: clock.now().toISOString() });
    await recordAct(transaction, clock, { ...subject(deleted), actor, action: 'deleted' });
  });
}

/** Only what was given; lists as the JSON they are stored as, an empty time zone as the server's. */
function toColumns({ sizeOptions, amenities, timezone, ...texts }: LocationChanges): Partial<LocationRow> {
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
  return {
    ...given,
    ...(timezone !== undefined && { timezone: timezone || serverTimezone }),
    ...(sizeOptions && { sizeOptions: JSON.stringify(tidySizeOptions(sizeOptions)) }),
    ...(amenities && { amenities: JSON.stringify(amenities) }),
  };
}
