import type { ChatMessage } from '@chat-module/contract/chat';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { BotRow, ConversationRow } from '../database/schema.ts';
import { forbidden, notFound } from '../errors.ts';
import type { Asker } from '../model/model-shares.ts';
import { listRecentTurns } from './chat.store.ts';
import type { ChatTurn } from './chat-turn.ts';
import { readTurn } from './read-turn.ts';

/** @param network the visitor's network address */
export async function loadChatTurn(
  context: Context,
  botId: string,
  sent: ChatMessage,
  network: string,
): Promise<ChatTurn> {
  const [bot, recentTurns] = await Promise.all([
    findBot(context.db, botId),
    listRecentTurns(context.db, botId, sent.sessionId),
  ]);
  if (!bot) throw notFound('The bot');
  if (bot.status === 'inactive') throw forbidden('This chat is switched off.');
  const asker: Asker = { kind: 'visitor', sessionId: sent.sessionId, network };
  return loadTurnOf(context, bot, sent, asker, recentTurns);
}

/** @param recentTurns of the same visitor, newest first */
export async function loadTurnOf(
  context: Context,
  bot: BotRow,
  sent: ChatMessage,
  asker: Asker,
  recentTurns: readonly ConversationRow[],
): Promise<ChatTurn> {
  const { clock, knowledge } = context;
  const known = await knowledge.of(bot);
  return readTurn({
    sent,
    asker,
    bot,
    facility: known.facility,
    recentTurns,
    knowledge: known,
    now: clock.now(),
  });
}
