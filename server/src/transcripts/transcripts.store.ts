import type { Database } from '../database/schema.ts';

/** Far more than a visitor writes; it bounds the email. */
const longestTranscript = 200;

/** A session's latest messages and answers, oldest first. */
export async function listTurns(db: Database, botId: string, sessionId: string) {
  const turns = await db
    .selectFrom('conversations')
    .select(['userMessage', 'botResponse', 'createdAt'])
    .where('sessionId', '=', sessionId)
    .where('botId', '=', botId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(longestTranscript)
    .execute();
  return turns.reverse();
}

export type TranscriptTurn = Awaited<ReturnType<typeof listTurns>>[number];

/** The session's latest visit. */
export const findVisit = (db: Database, botId: string, sessionId: string) =>
  db
    .selectFrom('visitorSessions')
    .select('id')
    .where('sessionId', '=', sessionId)
    .where('botId', '=', botId)
    .orderBy('lastMessageAt', 'desc')
    .limit(1)
    .executeTakeFirst();
