import type { Bot } from '@chat-module/contract/bots';
import type { BotRow } from '../database/rows/bots.ts';
import { quickRepliesOf } from './widget-columns.ts';

export const presentBot = ({
  openaiKeyCipher: _,
  openaiKeyMask,
  knowledgeVersion: __,
  pictureHash,
  ...bot
}: BotRow): Bot => ({
  ...bot,
  openaiKey: openaiKeyMask,
  quickReplies: quickRepliesOf(bot),
  pictureUrl: pictureHash && `/api/bots/${bot.id}/picture/${pictureHash}`,
  isSample: bot.sampleMadeAt !== null,
});
