import { prepared } from '../database/prepared.ts';
import type { ChatOpeningRow } from '../database/rows/conversations.ts';
import type { Database } from '../database/schema.ts';

/** Stores that a visitor has opened the chat window; `false` if they had that day. */
export async function insertOpening(db: Database, opening: ChatOpeningRow): Promise<boolean> {
  const inserted = await db
    .insertInto('chatOpenings')
    .values(opening)
    .onConflict((conflict) => conflict.columns(['botId', 'day', 'subject']).doNothing())
    .returning('botId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Assigns a visitor's opening to their first visit of the day. Returns no row if there was no opening, or it already
 * has a visit.
 */
export const takeOpening = prepared((db, { botId, day, subject }: Pick<ChatOpeningRow, 'botId' | 'day' | 'subject'>) =>
  db
    .updateTable('chatOpenings')
    .set({ hasAsked: 1 })
    .where('botId', '=', botId)
    .where('day', '=', day)
    .where('subject', '=', subject)
    .where('hasAsked', '=', 0)
    .returning('botId'),
);

export const deleteOpeningsBefore = (db: Database, openedAt: string) =>
  db.deleteFrom('chatOpenings').where('openedAt', '<', openedAt).execute();
