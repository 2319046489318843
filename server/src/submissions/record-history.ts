import type { HistoryKind } from '@chat-module/contract/submissions';
import type { Actor } from '../audit/record-audit.ts';
import type { Clock } from '../clock.ts';
import type { LeadRow, SubmissionHistoryRow } from '../database/rows/submissions.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { findNames } from './assignees.store.ts';
import { insertHistory, type Subject } from './history.store.ts';

type Worked = Pick<LeadRow, 'id' | 'notes' | 'assigneeId' | 'followUpOn'> & {
  readonly status: string;
  /** Only of reservations. */
  readonly heldUntil?: string;
};

interface Change {
  readonly kind: HistoryKind;
  readonly from: string;
  readonly to: string;
}

/** Records what an operator changed, in the transaction of the change. Assignees are recorded by name. */
export async function recordChanges(
  transaction: Database,
  clock: Clock,
  subject: Subject,
  before: Worked,
  after: Worked,
  actor: Actor,
): Promise<void> {
  const names = await findNames(transaction, [before.assigneeId, after.assigneeId]);
  const valuesOf = ({ status, assigneeId, followUpOn, heldUntil = '', notes }: Worked) => ({
    status,
    assignee: names.get(assigneeId ?? '') ?? '',
    followUpOn,
    heldUntil,
    notes,
  });
  const [earlier, later] = [valuesOf(before), valuesOf(after)];
  const kinds = ['status', 'assignee', 'followUpOn', 'heldUntil', 'notes'] as const;
  const changes = kinds.flatMap((kind): Change[] =>
    earlier[kind] === later[kind] ? [] : [{ kind, from: earlier[kind], to: later[kind] }],
  );
  await insertHistory(
    transaction,
    changes.map((change) => entryOf(clock, subject, after.id, change, actor)),
  );
}

export async function recordNote(
  transaction: Database,
  clock: Clock,
  subject: Subject,
  id: string,
  text: string,
  actor: Actor,
): Promise<SubmissionHistoryRow> {
  const entry = entryOf(clock, subject, id, { kind: 'note', from: '', to: text }, actor);
  await insertHistory(transaction, [entry]);
  return entry;
}

/**
 * Records that a hold has expired, or that an email to the visitor was sent or recalled. `to` is the last day of the
 * hold, or empty.
 */
export const recordEvent = (
  transaction: Database,
  clock: Clock,
  reservationId: string,
  { kind, to = '' }: { kind: 'holdExpired' | 'confirmationSent' | 'confirmationRecalled'; to?: string },
  actor: Actor,
): Promise<void> =>
  insertHistory(transaction, [entryOf(clock, 'reservationId', reservationId, { kind, from: '', to }, actor)]);

const entryOf = (
  clock: Clock,
  subject: Subject,
  id: string,
  { kind, from, to }: Change,
  actor: Actor,
): SubmissionHistoryRow => ({
  id: newId(),
  leadId: subject === 'leadId' ? id : null,
  reservationId: subject === 'reservationId' ? id : null,
  kind,
  actorId: actor.id,
  actorName: actor.username,
  fromValue: from,
  toValue: to,
  createdAt: clock.now().toISOString(),
});
