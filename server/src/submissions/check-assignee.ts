import type { Database } from '../database/schema.ts';
import { badRequest } from '../errors.ts';
import { seesLocation } from './assignees.store.ts';

/** Refuses to assign to someone who doesn't exist or can't see the location. */
export async function checkAssignee(
  db: Database,
  assigneeId: string | null | undefined,
  locationId: string | null,
): Promise<void> {
  if (assigneeId && !(await seesLocation(db, assigneeId, locationId)))
    throw badRequest('Assigned to must be someone who can see this location.', 'assigneeId');
}
