import type { HistoryKind } from '@chat-module/contract/submissions';
import type { Database } from '../database/schema.ts';
import { conflict } from '../errors.ts';
import type { Subject } from './history.store.ts';

/** The values before a change, by kind. */
type FormerValues = Readonly<Partial<Record<HistoryKind, string>> & { status: string }>;

/**
 * Reads what a row's last change, made at `seen`, has changed. If the row has changed since, refuses and says who
 * changed it. Call it with the row locked.
 */
export async function readUndoableChange(
  transaction: Database,
  subject: Subject,
  row: { readonly id: string; readonly updatedAt: string },
  seen: string,
): Promise<FormerValues> {
  const entries = await transaction
    .selectFrom('submissionHistory')
    .select(['kind', 'fromValue', 'actorName', 'createdAt'])
    .where(subject, '=', row.id)
    .where('createdAt', '>=', seen)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const later = entries.find(({ createdAt }) => createdAt > seen);
  if (later) throw conflict(`Nothing was undone: ${later.actorName} has changed it in the meantime.`);
  if (row.updatedAt !== seen) throw conflict('Nothing was undone: it has changed in the meantime.');
  const former = Object.fromEntries(entries.map(({ kind, fromValue }) => [kind, fromValue]));
  if (former.status === undefined) throw conflict('There is no change of status to undo.');
  return { ...former, status: former.status };
}
