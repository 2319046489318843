import { type UncountedTurn, uncountConversations } from '../conversations/conversation-figures.store.ts';
import type { Database } from '../database/schema.ts';
import { deleteConversationsOfVisit, deleteSessionOfVisit, type Visit } from './visitor-data.store.ts';

/**
 * Deletes visits with all their messages. The totals above the list of conversations follow; daily figures stay, because
 * they describe nobody. Locks in the order in which a chat writes: visits, then totals.
 */
export async function eraseVisits(transaction: Database, visits: readonly Visit[]): Promise<number> {
  const turns: UncountedTurn[] = [];
  const visitLocations: (string | null)[] = [];
  for (const visit of visits) {
    const sessions = await deleteSessionOfVisit(transaction, visit);
    visitLocations.push(...sessions.map(({ locationId }) => locationId));
    turns.push(...(await deleteConversationsOfVisit(transaction, visit)));
  }
  await uncountConversations(transaction, turns, visitLocations);
  return turns.length;
}
