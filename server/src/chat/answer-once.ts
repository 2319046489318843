import type { ChatReply } from '@chat-module/contract/chat';
import type { Context } from '../context.ts';
import { writeOnce } from '../http/idempotency.ts';
import { findRecentReply, type MessageKey } from './recent-replies.store.ts';

export type AnswerOnce = (message: MessageKey, answer: () => Promise<ChatReply>) => Promise<ChatReply>;

/**
 * Answers a message that may arrive twice. A repeat gets the first reply: the stored one, or the one that this node is
 * still working on. If two nodes answer at once, one stores its reply and the other returns it too.
 */
export function createAnswerOnce({ db }: Pick<Context, 'db'>): AnswerOnce {
  const pending = new Map<string, Promise<ChatReply>>();

  const findStored = async (message: MessageKey): Promise<ChatReply | undefined> => {
    const [stored] = await findRecentReply(db, message);
    return stored && JSON.parse(stored.reply);
  };

  const answerNew = async (message: MessageKey, answer: () => Promise<ChatReply>): Promise<ChatReply> =>
    (await findStored(message)) ?? writeOnce(answer, () => findStored(message));

  return async ({ botId, sessionId, messageId }, answer) => {
    const name = JSON.stringify([botId, sessionId, messageId]);
    const known = pending.get(name);
    if (known) return known;
    const reply = answerNew({ botId, sessionId, messageId }, answer);
    pending.set(name, reply);
    try {
      return await reply;
    } finally {
      pending.delete(name);
    }
  };
}
