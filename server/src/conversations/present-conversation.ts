import type { Conversation } from '@chat-module/contract/conversations';
import type { ConversationRow } from '../database/schema.ts';

export const presentConversation = ({
  responseTimeMs,
  pageUrl: _,
  unitId: __,
  day: ___,
  ...row
}: ConversationRow): Conversation => ({
  ...row,
  responseTime: responseTimeMs,
});
