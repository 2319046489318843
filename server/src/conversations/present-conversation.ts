import type { AnswerSource, Conversation } from '@chat-module/contract/conversations';
import type { ConversationRow } from '../database/rows/conversations.ts';

/** Stored as JSON, written only by this server. */
export const sourcesOf = ({ sources }: Pick<ConversationRow, 'sources'>): AnswerSource[] => JSON.parse(sources);

export const presentConversation = (row: ConversationRow): Omit<Conversation, 'deletedLocationName'> => {
  const { responseTimeMs, unitId: _, day: __, ...shown } = row;
  return { ...shown, responseTime: responseTimeMs, sources: sourcesOf(row) };
};
