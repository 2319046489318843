import { type Actor, recordEdit } from '../audit/record-audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { orNotFound } from './find-submission.ts';
import { recordChanges } from './record-history.ts';
import type { SubmissionKind, SubmittedRow } from './submission.ts';

/**
 * Updates a locked row and records who did it, in the log and in its history. The log doesn't name the visitor, so erasing
 * them leaves nothing there.
 */
export async function updateSubmission<Row extends SubmittedRow>(
  transaction: Database,
  clock: Clock,
  kind: SubmissionKind<Row>,
  before: Row,
  changes: NoInfer<Partial<Row>>,
  actor: Actor,
): Promise<Row> {
  const { id } = before;
  const updatedAt = clock.now().toISOString();
  const after = orNotFound(kind, await kind.update(transaction, id, { ...changes, updatedAt }));
  await recordEdit(transaction, clock, { kind: kind.name, id, name: '', actor, before, after });
  await recordChanges(transaction, clock, kind.subject, before, after, actor);
  return after;
}
