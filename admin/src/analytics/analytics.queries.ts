import type { DailyAnalytics } from '@chat-module/contract/analytics';
import type { Conversation } from '@chat-module/contract/conversations';
import { useQuery } from '@tanstack/react-query';

const recentConversations = 5;

/** Loads the figures of the last 90 days, the longest range, so that other ranges need no call. */
export const useDailyAnalytics = (botId: string) =>
  useQuery<DailyAnalytics[]>({ queryKey: ['/api/bots', botId, 'analytics'] });

export const useRecentConversations = (botId: string) =>
  useQuery<Conversation[]>({ queryKey: ['/api/bots', botId, 'conversations', { limit: recentConversations }] });
