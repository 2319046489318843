import type { DialogueState } from '@chat-module/answer-engine/dialogue';
import type { ConversationRow } from '../database/rows/conversations.ts';
import type { Database } from '../database/schema.ts';

/** The state without an open offer of a unit or a call, so that "ok" doesn't ask for its form. */
export function withoutFormOffer(state: DialogueState): DialogueState {
  const { offer, ...rest } = state;
  return offer?.kind === 'contact' || offer?.kind === 'reservation' ? rest : state;
}

/** Closes a session's open offer of a unit or a call because its form was sent. */
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
  const state: DialogueState = JSON.parse(last.dialogueState);
  const closed = withoutFormOffer(state);
  if (closed === state) return;
  await db
    .updateTable('conversations')
    .set({ dialogueState: JSON.stringify(closed) })
    .where('id', '=', last.id)
    .where('createdAt', '=', last.createdAt)
    .execute();
}
