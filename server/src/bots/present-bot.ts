import type { Bot } from '@chat-module/contract/bots';
import type { BotRow } from '../database/schema.ts';

export const presentBot = ({ openaiKeyCipher: _, openaiKeyMask, knowledgeVersion: __, ...bot }: BotRow): Bot => ({
  ...bot,
  openaiKey: openaiKeyMask,
  isSample: bot.sampleMadeAt !== null,
});
