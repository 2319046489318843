import { type Actor, recordEdit } from '../audit/record-audit.ts';
import { stopped } from '../clock.ts';
import type { Context } from '../context.ts';
import { lockRow } from '../database/lock-row.ts';
import type { LeadRow } from '../database/rows/submissions.ts';
import { notFound } from '../errors.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { checkAssignee } from '../submissions/check-assignee.ts';
import { recordChanges } from '../submissions/record-history.ts';
import { findLead, updateLead } from './leads.store.ts';

/** The log doesn't name the visitor, so erasing them leaves nothing there. */
export const changeLead = (
  { db, clock: running }: Context,
  place: LocationFilter,
  id: string,
  changes: Partial<Pick<LeadRow, 'status' | 'notes' | 'assigneeId' | 'followUpOn'>>,
  actor: Actor,
): Promise<LeadRow> =>
  db.transaction().execute(async (transaction) => {
    const clock = stopped(running);
    const before = (await findLead(transaction, place, id)) && (await lockRow(transaction, 'leads', id));
    if (!before) throw notFound('The lead');
    await checkAssignee(transaction, changes.assigneeId, before.locationId);
    const after = await updateLead(transaction, id, { ...changes, updatedAt: clock.now().toISOString() });
    if (!after) throw notFound('The lead');
    await recordEdit(transaction, clock, { kind: 'lead', id, name: '', actor, before, after });
    await recordChanges(transaction, clock, 'leadId', before, after, actor);
    return after;
  });
