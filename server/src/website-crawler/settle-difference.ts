import type { BodyOf } from '@chat-module/contract/endpoint';
import type {
  settleDifference as settleDifferenceCall,
  WebsiteDifference,
} from '@chat-module/contract/website-knowledge';
import { type Actor, recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import { conflict } from '../errors.ts';
import { updateLocation } from '../locations/change-locations.ts';
import { dismissDifference } from './pages.store.ts';
import { presentWebsite } from './present-website.ts';

type Settling = BodyOf<typeof settleDifferenceCall>;

/** Only the website's current value can be applied, never one that a caller made up. */
export async function settleDifference(
  context: Context,
  location: LocationRow,
  { field, website, action }: Settling,
  actor: Actor,
): Promise<LocationRow> {
  const { differences } = await presentWebsite(context, location);
  const difference = differences.find((it) => it.field === field && it.website === website);
  if (!difference) throw conflict('The website no longer says this. Reload the page.');
  if (action === 'dismiss') return dismiss(context, location, difference, actor);
  if (difference.ifUsed === null) throw conflict('Enter these hours yourself.');
  const { field: recordField, value } = difference.ifUsed;
  return updateLocation(context, location.id, { [recordField]: value }, actor);
}

async function dismiss(
  { db, clock }: Context,
  location: LocationRow,
  { field, website, record }: WebsiteDifference,
  actor: Actor,
): Promise<LocationRow> {
  const { id, businessName: name } = location;
  await db.transaction().execute(async (transaction) => {
    await dismissDifference(transaction, id, field, website);
    const changes = [{ field, from: website, to: record }];
    await recordAct(transaction, clock, { kind: 'location', id, name, actor, action: 'dismissed', changes });
  });
  return location;
}
