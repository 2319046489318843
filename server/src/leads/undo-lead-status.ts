import type { LeadStatus } from '@chat-module/contract/leads';
import type { Actor } from '../audit/record-audit.ts';
import { stopped } from '../clock.ts';
import type { Context } from '../context.ts';
import type { LeadRow } from '../database/rows/submissions.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { lockSubmission } from '../submissions/find-submission.ts';
import { readUndoableChange } from '../submissions/read-undoable-change.ts';
import { updateSubmission } from '../submissions/update-submission.ts';
import { leadKind } from './lead-kind.ts';

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
    const before = await lockSubmission(transaction, leadKind, place, id);
    const status = (await readUndoableChange(transaction, 'leadId', before, seen)).status as LeadStatus;
    return updateSubmission(transaction, clock, leadKind, before, { status }, actor);
  });
