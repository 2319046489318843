import type { AnswerSource, Conversation } from '@chat-module/contract/conversations';
import type { ConversationRow } from '../database/schema.ts';

/** Stored as JSON, written only by this server. */
const sourcesOf = ({ sources }: ConversationRow): AnswerSource[] => JSON.parse(sources);

export const presentConversation = (row: ConversationRow): Omit<Conversation, 'deletedLocationName'> => {
  const { responseTimeMs, pageUrl: _, unitId: __, day: ___, ...shown } = row;
  return { ...shown, responseTime: responseTimeMs, sources: sourcesOf(row) };
};
