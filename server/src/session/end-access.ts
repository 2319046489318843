import type { Database } from '../database/schema.ts';
import { expireLinks } from './reset-links.store.ts';
import { deleteOtherSessions } from './session-store.ts';

/** After a new password no earlier access remains: no session but the one that is kept, and no emailed link. */
export async function endAccess(transaction: Database, userId: string, now: string, keptSid?: string): Promise<void> {
  await expireLinks(transaction, userId, now);
  await deleteOtherSessions(transaction, userId, keptSid);
}
