import { Bot, MessagesSquare, Smile, Timer } from 'lucide-react';
import { useBots } from '../bots/bots.queries.ts';
import { formatCount } from '../ui/format-number.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { StatCards } from '../ui/stat-cards.tsx';
import { useAnalyticsOverview } from './dashboard.queries.ts';

const unknown = '–';

/** The four figures at the top of the dashboard and its analytics dialog. */
export const Stats = () => {
  const bots = useBots();
  const overview = useAnalyticsOverview();
  if (overview.isLoadingError)
    return <LoadFailure what="the figures" error={overview.error} onRetry={overview.refetch} />;
  const { conversationsToday = 0, avgResponseTime = '0s', avgSatisfactionRate = '0%' } = overview.data ?? {};
  const stats = [
    { label: 'Active Bots', value: bots.data ? formatCount(bots.data.length) : unknown, icon: Bot },
    { label: 'Conversations Today', value: formatCount(conversationsToday), icon: MessagesSquare },
    { label: 'Avg Response Time', value: avgResponseTime, icon: Timer },
    { label: 'Satisfaction Rate', value: avgSatisfactionRate, icon: Smile },
  ];
  return <StatCards isLoading={overview.isPending || bots.isPending} stats={stats} />;
};
