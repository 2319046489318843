import type { BodyOf } from '@chat-module/contract/endpoint';
import type { settleDifference as settleDifferenceCall } from '@chat-module/contract/knowledge';
import type { Actor } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/schema.ts';
import { conflict } from '../errors.ts';
import { updateLocation } from '../locations/change-locations.ts';
import { dismissDifference } from './pages.store.ts';
import { readKnowledge } from './present-knowledge.ts';

type Settling = BodyOf<typeof settleDifferenceCall>;

/** Only what the website says at this moment can be taken over: never a value that a caller made up. */
export async function settleDifference(
  context: Context,
  location: LocationRow,
  { field, website, action }: Settling,
  actor: Actor,
): Promise<LocationRow> {
  const { differences } = await readKnowledge(context, location);
  const difference = differences.find((it) => it.field === field && it.website === website);
  if (!difference) throw conflict('The website does not say this any more. Look at it again.');
  if (action === 'use') return updateLocation(context, location.id, { [field]: website }, actor);
  await dismissDifference(context.db, location.id, field, website);
  return location;
}
