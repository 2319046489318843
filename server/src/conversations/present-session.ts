import type { ListedSession } from '@chat-module/contract/conversations';
import type { VisitorSessionRow } from '../database/rows/conversations.ts';
import { sourcesOf } from './present-conversation.ts';
import { badgesOf } from './session-badges.store.ts';
import type { Opening } from './sessions.store.ts';

export const presentSession = (
  row: VisitorSessionRow,
  opening: Opening | undefined,
): Omit<ListedSession, 'deletedLocationName'> => ({
  id: row.id,
  botId: row.botId,
  sessionId: row.sessionId,
  locationId: row.locationId,
  messageCount: row.messageCount,
  startedAt: row.startedAt,
  lastMessageAt: row.lastMessageAt,
  badges: badgesOf(row),
  opening: opening ? presentOpening(opening) : null,
});

const presentOpening = ({ responseTimeMs, ...opening }: Opening): ListedSession['opening'] => ({
  ...opening,
  responseTime: responseTimeMs,
  sources: sourcesOf(opening),
});
