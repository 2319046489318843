import type { EditedLocation, LocationEdit } from '@chat-module/contract/location-edits';
import type { Context } from '../context.ts';
import type { Database, LocationRow } from '../database/schema.ts';
import type { Operator } from '../session/operator.ts';
import { changeLocation } from './change-locations.ts';
import { listLocationsById } from './locations.store.ts';
import { describeEdit, planEdit } from './plan-edit.ts';
import { presentLocation } from './present-location.ts';

interface Wanted {
  readonly ids: readonly string[];
  readonly edit: LocationEdit;
}

const gone = 'This location no longer exists.';

/** Carries out one location's changes. */
type Change = (row: LocationRow, changes: Parameters<typeof changeLocation>[3]) => Promise<unknown>;

export const previewEdit = ({ db }: Context, wanted: Wanted): Promise<EditedLocation[]> =>
  editAll(db, wanted, async () => undefined);

/** Changes each location as saving its form does. */
export async function editLocations(
  { db, clock, crawler }: Context,
  wanted: Wanted,
  actor: Operator,
): Promise<EditedLocation[]> {
  const edited = await db
    .transaction()
    .execute((transaction) =>
      editAll(transaction, wanted, (row, changes) => changeLocation(transaction, clock, row, changes, actor)),
    );
  crawler.wake();
  return edited;
}

async function editAll(db: Database, { ids, edit }: Wanted, change: Change): Promise<EditedLocation[]> {
  const rows = new Map((await listLocationsById(db, ids)).map((row) => [row.id, row]));
  const edited: EditedLocation[] = [];
  for (const id of ids) edited.push(await editOne(id, rows.get(id), edit, change));
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
