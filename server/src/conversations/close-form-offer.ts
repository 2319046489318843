import type { DialogueState } from '@chat-module/answer-engine/dialogue';
import type { ConversationRow } from '../database/rows/conversations.ts';
import type { Database } from '../database/schema.ts';

/** Closes a session's open offer of a unit or a call because its form was sent: "ok" doesn't ask for the form again. */
export async function closeFormOffer(
  db: Database,
  { botId, sessionId }: Pick<ConversationRow, 'botId' | 'sessionId'>,
): Promise<void> {
  const last = await db
    .selectFrom('conversations')
    .select(['id', 'createdAt', 'dialogueState'])
    .where('sessionId', '=', sessionId)
    .where('botId', '=', botId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  const { offer, ...state }: DialogueState = JSON.parse(last.dialogueState);
  if (offer?.kind !== 'contact' && offer?.kind !== 'reservation') return;
  await db
    .updateTable('conversations')
    .set({ dialogueState: JSON.stringify(state) })
    .where('id', '=', last.id)
    .where('createdAt', '=', last.createdAt)
    .execute();
}
