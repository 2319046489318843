import type { LeadStatus } from '@chat-module/contract/leads';
import { type Actor, recordEdit } from '../audit/record-audit.ts';
import { stopped } from '../clock.ts';
import type { Context } from '../context.ts';
import { lockRow } from '../database/lock-row.ts';
import type { LeadRow } from '../database/rows/submissions.ts';
import { notFound } from '../errors.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { readUndoableChange } from '../submissions/read-undoable-change.ts';
import { recordChanges } from '../submissions/record-history.ts';
import { findLead, updateLead } from './leads.store.ts';

/** Undoes the last status change, which was made at `seen`. */
export const undoLeadStatus = (
  context: Context,
  place: LocationFilter,
  id: string,
  seen: string,
  actor: Actor,
): Promise<LeadRow> =>
  context.db.transaction().execute(async (transaction) => {
    const clock = stopped(context.clock);
    const before = (await findLead(transaction, place, id)) && (await lockRow(transaction, 'leads', id));
    if (!before) throw notFound('The lead');
    const status = (await readUndoableChange(transaction, 'leadId', before, seen)).status as LeadStatus;
    const after = await updateLead(transaction, id, { status, updatedAt: clock.now().toISOString() });
    if (!after) throw notFound('The lead');
    await recordEdit(transaction, clock, { kind: 'lead', id, name: '', actor, before, after });
    await recordChanges(transaction, clock, 'leadId', before, after, actor);
    return after;
  });
