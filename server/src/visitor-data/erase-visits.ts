import { type UncountedTurn, uncountConversations } from '../conversations/conversation-figures.store.ts';
import type { Database } from '../database/schema.ts';
import { deleteConversationsOfVisit, deleteSessionOfVisit, type Visit } from './visitor-data.store.ts';

/**
 * Deletes visits with all that was said in them. The totals above the list of conversations follow; the figures of days stay,
 * since they tell of nobody. In the order in which a chat writes: visits, then totals.
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
