import type { ChatMessage } from '@chat-module/contract/chat';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { BotRow } from '../database/schema.ts';
import { forbidden, notFound } from '../errors.ts';
import { findLocation } from '../locations/locations.store.ts';
import { presentLocation } from '../locations/present-location.ts';
import { listRecentTurns } from './chat.store.ts';
import type { ChatTurn } from './chat-turn.ts';
import { readTurn } from './read-turn.ts';

const rememberedTurns = 10;

export async function loadChatTurn(context: Context, botId: string, sent: ChatMessage): Promise<ChatTurn> {
  const bot = await findBot(context.db, botId);
  if (!bot) throw notFound('The bot');
  if (bot.status === 'inactive') throw forbidden('This chat is switched off.');
  return loadTurnOf(context, bot, sent);
}

export async function loadTurnOf(context: Context, bot: BotRow, sent: ChatMessage): Promise<ChatTurn> {
  const { db, clock, knowledge } = context;
  const [location, recentTurns, known] = await Promise.all([
    bot.locationId === null ? undefined : findLocation(db, bot.locationId),
    listRecentTurns(db, bot.id, sent.sessionId, rememberedTurns),
    knowledge.of(bot),
  ]);
  return readTurn({
    sent,
    bot,
    facility: location && presentLocation(location),
    recentTurns,
    knowledge: known,
    now: clock.now(),
  });
}
