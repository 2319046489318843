import type { EditedLocation, LocationEdit } from '@chat-module/contract/location-edits';
import { lockBots } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { Operator } from '../session/operator.ts';
import { changeLocation } from './change-locations.ts';
import { listLocationsById, lockLocations } from './locations.store.ts';
import { describeEdit, planEdit } from './plan-edit.ts';
import { presentLocation } from './present-location.ts';

interface Wanted {
  readonly ids: readonly string[];
  readonly edit: LocationEdit;
}

const gone = 'This location no longer exists.';

/** Carries out one location's changes. */
type Change = (row: LocationRow, changes: Parameters<typeof changeLocation>[3]) => Promise<unknown>;

export const previewEdit = async ({ db }: Context, wanted: Wanted): Promise<EditedLocation[]> =>
  editAll(await listLocationsById(db, wanted.ids), wanted, async () => undefined);

/** Changes each location as saving its form does. */
export async function editLocations(
  { db, clock, crawler }: Context,
  wanted: Wanted,
  actor: Operator,
): Promise<EditedLocation[]> {
  const edited = await db.transaction().execute(async (transaction) => {
    await lockBots(transaction);
    const rows = await lockLocations(transaction, wanted.ids);
    return editAll(rows, wanted, (row, changes) => changeLocation(transaction, clock, row, changes, actor));
  });
  crawler.wake();
  return edited;
}

async function editAll(rows: readonly LocationRow[], { ids, edit }: Wanted, change: Change): Promise<EditedLocation[]> {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const edited: EditedLocation[] = [];
  for (const id of ids) edited.push(await editOne(id, rowOf.get(id), edit, change));
  return edited;
}

async function editOne(
  id: string,
  row: LocationRow | undefined,
  edit: LocationEdit,
  change: Change,
): Promise<EditedLocation> {
  if (!row) return { id, businessName: '', changes: [], refusal: gone };
  const location = presentLocation(row);
  const named = { id, businessName: row.businessName };
  const plan = planEdit(location, edit);
  if ('refusal' in plan) return { ...named, changes: [], refusal: plan.refusal };
  const changes = describeEdit(location, plan.changes as Partial<typeof location>);
  if (changes.length > 0) await change(row, plan.changes);
  return { ...named, changes, refusal: null };
}
