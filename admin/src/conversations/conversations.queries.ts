import type {
  Conversation,
  ConversationSummary,
  ListedSession,
  SessionInFull,
  VisitorSession,
} from '@chat-module/contract/conversations';
import type { ListCount } from '@chat-module/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { readWholeList } from '../api/read.ts';
import { usePagedList } from '../api/use-paged-list.ts';
import type { ConversationFilter } from './use-conversation-filters.ts';

const conversationsPath = '/api/admin/conversations';

/** The figures of one location, or of all if it is empty. */
export const useConversationSummary = (locationId: string) =>
  useQuery<ConversationSummary>({ queryKey: [conversationsPath, 'summary', { locationId }] });

const ofVisits = ({ source: _, rating: __, faqId: ___, hour, ...filter }: ConversationFilter) => ({
  ...filter,
  ...hour,
});

const ofMessages = ({ badge: _, reached: __, hour: ___, ...filter }: ConversationFilter) => ({ ...filter });

export const useConversations = (filter: ConversationFilter) =>
  usePagedList<Conversation>([conversationsPath, ofMessages(filter)]);

export const useVisitorSessions = (filter: ConversationFilter) =>
  usePagedList<ListedSession>([conversationsPath, 'sessions', ofVisits(filter)]);

/** The list that a filter shows: messages, or visits if they are grouped. */
export const listOf = (filter: ConversationFilter, isGrouped: boolean) =>
  isGrouped
    ? { path: `${conversationsPath}/sessions`, query: ofVisits(filter), noun: 'conversation' }
    : { path: conversationsPath, query: ofMessages(filter), noun: 'message' };

export const useListCount = ({ path, query }: ReturnType<typeof listOf>) =>
  useQuery<ListCount>({ queryKey: [path, 'count', query] });

export const useVisitorSession = (id: string) =>
  useQuery<SessionInFull>({ queryKey: [conversationsPath, 'sessions', id] });

/** The messages of one session at its location, newest first. */
export const useSessionConversations = ({ botId, sessionId, locationId }: VisitorSession) =>
  useQuery({
    queryKey: [conversationsPath, { botId, sessionId, locationId: locationId ?? '' }],
    queryFn: readWholeList<Conversation>,
  });
