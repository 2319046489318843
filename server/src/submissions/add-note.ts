import { type Actor, recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { SubmissionHistoryRow } from '../database/rows/submissions.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { findSubmission } from './find-submission.ts';
import { recordNote } from './record-history.ts';
import type { SubmissionKind, SubmittedRow } from './submission.ts';

/** Counts as a change of the row. The log gets no text, as with notes. */
export const addNote = <Row extends SubmittedRow>(
  { db, clock }: Context,
  kind: SubmissionKind<Row>,
  place: LocationFilter,
  id: string,
  text: string,
  actor: Actor,
): Promise<SubmissionHistoryRow> =>
  db.transaction().execute(async (transaction) => {
    await findSubmission(transaction, kind, place, id);
    await kind.update(transaction, id, { updatedAt: clock.now().toISOString() } as Partial<Row>);
    const changes = [{ field: 'note', from: null, to: null }];
    await recordAct(transaction, clock, { kind: kind.name, id, name: '', actor, action: 'changed', changes });
    return recordNote(transaction, clock, kind.subject, id, text, actor);
  });
