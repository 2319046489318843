import { prepared } from '../database/prepared.ts';
import type { RecentReplyRow } from '../database/rows/conversations.ts';
import type { Database } from '../database/schema.ts';

/** A message of a visitor. */
export type MessageKey = Pick<RecentReplyRow, 'botId' | 'sessionId' | 'messageId'>;

export const findRecentReply = prepared((db, { botId, sessionId, messageId }: MessageKey) =>
  db
    .selectFrom('recentReplies')
    .select('reply')
    .where('botId', '=', botId)
    .where('sessionId', '=', sessionId)
    .where('messageId', '=', messageId),
);

const insertRecentReply = prepared((db, reply: RecentReplyRow) => db.insertInto('recentReplies').values(reply));

export async function insertRecentReplies(db: Database, replies: readonly RecentReplyRow[]): Promise<void> {
  const [first, ...others] = replies;
  if (first && others.length === 0) await insertRecentReply(db, first);
  else if (first) await db.insertInto('recentReplies').values(replies).execute();
}

export const deleteRecentRepliesBefore = (db: Database, createdAt: string) =>
  db.deleteFrom('recentReplies').where('createdAt', '<', createdAt).execute();
