import type { Actor } from '../audit/record-audit.ts';
import { stopped } from '../clock.ts';
import type { Context } from '../context.ts';
import type { LeadRow } from '../database/rows/submissions.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { checkAssignee } from '../submissions/check-assignee.ts';
import { lockSubmission } from '../submissions/find-submission.ts';
import { updateSubmission } from '../submissions/update-submission.ts';
import { leadKind } from './lead-kind.ts';

export const changeLead = (
  context: Context,
  place: LocationFilter,
  id: string,
  changes: Partial<Pick<LeadRow, 'status' | 'notes' | 'assigneeId' | 'followUpOn'>>,
  actor: Actor,
): Promise<LeadRow> =>
  context.db.transaction().execute(async (transaction) => {
    const clock = stopped(context.clock);
    const before = await lockSubmission(transaction, leadKind, place, id);
    await checkAssignee(transaction, changes.assigneeId, before.locationId);
    return updateSubmission(transaction, clock, leadKind, before, changes, actor);
  });
