import type { ConversationSummary } from '@chat-module/contract/conversations';
import { MessagesSquare, Split, Timer, Users } from 'lucide-react';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { type Stat, StatCards } from '../ui/list/stat-cards.tsx';
import { formatCount } from '../ui/text/format-number.ts';
import { formatResponseTime } from '../ui/text/format-response-time.ts';
import { useConversationSummary } from './conversations.queries.ts';
import { sourceLabel } from './source-badge.tsx';

const emptySummary: ConversationSummary = {
  totalConversations: 0,
  uniqueSessions: 0,
  avgResponseTime: null,
  mostCommonSource: null,
};

const statsOf = ({ totalConversations, uniqueSessions, avgResponseTime, mostCommonSource }: ConversationSummary) =>
  [
    { label: 'Total Conversations', value: formatCount(totalConversations), icon: MessagesSquare },
    { label: 'Unique Sessions', value: formatCount(uniqueSessions), icon: Users },
    {
      label: 'Average Response Time',
      value: avgResponseTime === null ? 'None' : formatResponseTime(avgResponseTime),
      icon: Timer,
    },
    {
      label: 'Most Common Source',
      value: mostCommonSource === null ? 'None' : sourceLabel(mostCommonSource),
      icon: Split,
    },
  ] satisfies Stat[];

export const ConversationStats = ({ locationId }: { locationId: string }) => {
  const { data = emptySummary, isPending, isLoadingError, error, refetch } = useConversationSummary(locationId);
  if (isLoadingError) return <LoadFailure what="the figures" error={error} onRetry={refetch} />;
  return <StatCards stats={statsOf(data)} isLoading={isPending} />;
};
