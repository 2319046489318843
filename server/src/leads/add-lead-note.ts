import { type Actor, recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { SubmissionHistoryRow } from '../database/rows/submissions.ts';
import { notFound } from '../errors.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { recordNote } from '../submissions/record-history.ts';
import { findLead, updateLead } from './leads.store.ts';

/** Counts as a change of the lead. The log gets no text, as with notes. */
export const addLeadNote = (
  { db, clock }: Context,
  place: LocationFilter,
  id: string,
  text: string,
  actor: Actor,
): Promise<SubmissionHistoryRow> =>
  db.transaction().execute(async (transaction) => {
    if (!(await findLead(transaction, place, id))) throw notFound('The lead');
    await updateLead(transaction, id, { updatedAt: clock.now().toISOString() });
    const changes = [{ field: 'note', from: null, to: null }];
    await recordAct(transaction, clock, { kind: 'lead', id, name: '', actor, action: 'changed', changes });
    return recordNote(transaction, clock, 'leadId', id, text, actor);
  });
