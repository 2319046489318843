import { Bot, MessagesSquare, Smile, Timer } from 'lucide-react';
import { useBots } from '../bots/bots.queries.ts';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { StatCards } from '../ui/list/stat-cards.tsx';
import { formatCount } from '../ui/text/format-number.ts';
import { useAnalyticsOverview } from './dashboard.queries.ts';
import {
  describeConversations,
  describeNewBots,
  describeResponseTime,
  describeSatisfaction,
} from './describe-change.ts';

const unknown = '–';
const unknownChange = { text: unknown, description: 'Unknown', tone: 'neutral' } as const;
const noWeek = { conversations: 0, avgResponseTime: null, satisfactionRate: null };
const noFigures = {
  conversationsToday: 0,
  avgResponseTime: '0s',
  avgSatisfactionRate: '0%',
  lastWeek: noWeek,
  weekBefore: noWeek,
};

/** The four figures at the top of the dashboard and its analytics dialog. */
export const Stats = () => {
  const bots = useBots();
  const overview = useAnalyticsOverview();
  if (overview.isLoadingError)
    return <LoadFailure what="the figures" error={overview.error} onRetry={overview.refetch} />;
  const { conversationsToday, avgResponseTime, avgSatisfactionRate, ...weeks } = { ...noFigures, ...overview.data };
  const stats = [
    {
      label: 'Active Bots',
      value: bots.data ? formatCount(bots.data.length) : unknown,
      icon: Bot,
      change: bots.data ? describeNewBots(bots.data, new Date()) : unknownChange,
    },
    {
      label: 'Conversations Today',
      value: formatCount(conversationsToday),
      icon: MessagesSquare,
      change: describeConversations(weeks),
    },
    { label: 'Avg Response Time', value: avgResponseTime, icon: Timer, change: describeResponseTime(weeks) },
    { label: 'Satisfaction Rate', value: avgSatisfactionRate, icon: Smile, change: describeSatisfaction(weeks) },
  ];
  return <StatCards isLoading={overview.isPending || bots.isPending} stats={stats} />;
};
