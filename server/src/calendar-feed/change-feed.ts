import { type Actor, recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { findLocation } from '../locations/locations.store.ts';
import { hashToken, newToken } from '../secrets.ts';
import { deleteFeed, findFeed, saveFeed } from './calendar-feed.store.ts';

const recordChange = (
  { clock }: Context,
  transaction: Database,
  { id, businessName }: LocationRow,
  actor: Actor,
  to: 'created' | 'replaced' | 'revoked',
): Promise<void> =>
  recordAct(transaction, clock, {
    ...{ kind: 'location', id, name: businessName, actor, action: 'changed' },
    changes: [{ field: 'calendarAddress', from: null, to }],
  });

/** Creates a location's secret address, in place of an earlier one. Only its hash is stored. */
export const createFeed = (
  context: Context,
  locationId: string,
  actor: Actor,
): Promise<{ url: string; createdAt: string }> =>
  context.db.transaction().execute(async (transaction) => {
    const location = await findLocation(transaction, locationId);
    if (!location) throw notFound('The location');
    const isReplaced = (await findFeed(transaction, locationId)) !== undefined;
    const token = newToken();
    const createdAt = context.clock.now().toISOString();
    await saveFeed(transaction, { locationId, tokenHash: hashToken(token), createdAt });
    await recordChange(context, transaction, location, actor, isReplaced ? 'replaced' : 'created');
    return { url: `${context.publicUrl()}/api/calendar/${token}.ics`, createdAt };
  });

export const revokeFeed = (context: Context, locationId: string, actor: Actor): Promise<void> =>
  context.db.transaction().execute(async (transaction) => {
    const location = await findLocation(transaction, locationId);
    if (!location) throw notFound('The location');
    if (!(await deleteFeed(transaction, locationId))) throw notFound('The calendar address');
    await recordChange(context, transaction, location, actor, 'revoked');
  });
