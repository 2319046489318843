import type { Database } from '../database/schema.ts';
import { expireLinks } from './reset-links.store.ts';
import { deleteOtherSessions } from './session-store.ts';

/** After a new password nothing from before it leads in: no session but the one that is kept, no mailed link. */
export async function endAccess(transaction: Database, userId: string, now: string, keptSid?: string): Promise<void> {
  await expireLinks(transaction, userId, now);
  await deleteOtherSessions(transaction, userId, keptSid);
}
