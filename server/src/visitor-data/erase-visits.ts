import { type UncountedTurn, uncountConversations } from '../conversations/conversation-figures.store.ts';
import type { VisitorSessionRow } from '../database/rows/conversations.ts';
import type { Database } from '../database/schema.ts';
import { findMailsAbout } from '../mail/outbox.store.ts';
import type { Outbox } from '../mail/outbox.ts';
import {
  deleteConversationsOfVisit,
  deleteRecentRepliesOfVisit,
  deleteSessionOfVisit,
  type Visit,
} from './visitor-data.store.ts';

/**
 * Deletes visits with all their messages and the emails that contain them. Updates the totals above the list of
 * conversations; daily figures stay, because they identify nobody. Locks in the order in which a chat writes:
 * replies, visits, then totals.
 */
export async function eraseVisits(outbox: Outbox, transaction: Database, visits: readonly Visit[]): Promise<number> {
  const turns: UncountedTurn[] = [];
  const deleted: Pick<VisitorSessionRow, 'id' | 'locationId'>[] = [];
  for (const visit of visits) {
    await deleteRecentRepliesOfVisit(transaction, visit);
    deleted.push(...(await deleteSessionOfVisit(transaction, visit)));
    turns.push(...(await deleteConversationsOfVisit(transaction, visit)));
  }
  await uncountConversations(
    transaction,
    turns,
    deleted.map(({ locationId }) => locationId),
  );
  const mails = await findMailsAbout(transaction, idsOf(deleted));
  await outbox.erase(transaction, idsOf(mails));
  return turns.length;
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
