import type { LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';
import { holdUntil } from './hold-times.ts';
import { lockHeldAt, setHold } from './holds.store.ts';

/** Moves the ends and reminders of a location's holds after its time zone or its days of notice changed. */
export async function rescheduleHolds(transaction: Database, before: LocationRow, after: LocationRow): Promise<void> {
  if (before.timezone === after.timezone && before.holdReminderDays === after.holdReminderDays) return;
  for (const { id, heldUntil, holdReminderAt } of await lockHeldAt(transaction, after.id)) {
    const hold = holdUntil(heldUntil, after);
    // A reminder that was sent isn't sent again. Without days of notice, none was.
    const wasSent = holdReminderAt === null && before.holdReminderDays !== null;
    await setHold(transaction, id, { ...hold, holdReminderAt: wasSent ? null : hold.holdReminderAt });
  }
}
