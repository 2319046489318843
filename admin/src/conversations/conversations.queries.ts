import type {
  Conversation,
  ConversationSummary,
  ListedSession,
  SessionBadge,
  SessionInFull,
  VisitorSession,
} from '@chat-module/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { readWholeList } from '../api/read.ts';
import { usePagedList } from '../api/use-paged-list.ts';

const conversationsPath = '/api/admin/conversations';

/** The figures of one location, or of all if it is empty; the same goes for the lists below. */
export const useConversationSummary = (locationId: string) =>
  useQuery<ConversationSummary>({ queryKey: [conversationsPath, 'summary', { locationId }] });

export const useConversations = (locationId: string) => usePagedList<Conversation>([conversationsPath, { locationId }]);

export const useVisitorSessions = (locationId: string, badge: SessionBadge | '') =>
  usePagedList<ListedSession>([conversationsPath, 'sessions', { locationId, badge }]);

export const useVisitorSession = (id: string) =>
  useQuery<SessionInFull>({ queryKey: [conversationsPath, 'sessions', id] });

/** The messages of one session at its location, newest first. */
export const useSessionConversations = ({ botId, sessionId, locationId }: VisitorSession) =>
  useQuery({
    queryKey: [conversationsPath, { botId, sessionId, locationId: locationId ?? '' }],
    queryFn: readWholeList<Conversation>,
  });
