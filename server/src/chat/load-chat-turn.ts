import { type DialogueState, newDialogue } from '@chat-module/answer-engine/dialogue';
import type { ChatMessage } from '@chat-module/contract/chat';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { withoutFormOffer } from '../conversations/close-form-offer.ts';
import type { ConversationRow } from '../database/rows/conversations.ts';
import { forbidden, notFound } from '../errors.ts';
import type { Asker } from '../model/model-shares.ts';
import { listRecentTurns } from './chat.store.ts';
import type { ChatTurn } from './chat-turn.ts';

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
  // Turns from before the bot moved belong to its earlier location.
  const ofLocation = recentTurns.filter(({ locationId }) => locationId === bot.locationId);
  // A button of the guided flow needs only the record.
  const asked = sent.messageType ? undefined : sent.message;
  const dialogue = dialogueOf(ofLocation);
  const knowledge = await context.knowledge.forMessage(bot, asked);
  return {
    sent,
    asker,
    bot,
    knowledge,
    dialogue: sent.declined ? withoutFormOffer(dialogue) : dialogue,
    recentTurns: ofLocation,
    now: context.clock.now(),
  };
}

const dialogueOf = ([last]: readonly ConversationRow[]): DialogueState =>
  last ? JSON.parse(last.dialogueState) : newDialogue;
