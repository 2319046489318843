import { Bot, MessagesSquare, Smile, Timer } from 'lucide-react';
import { useBots } from '../bots/bots.queries.ts';
import { useAnalyticsOverview } from './dashboard.queries.ts';

const useStats = () => {
  const bots = useBots();
  const overview = useAnalyticsOverview();
  const isLoading = overview.isPending || bots.isPending;
  const { conversationsToday = 0, avgResponseTime = '0s', avgSatisfactionRate = '0%' } = overview.data ?? {};
  const stats = [
    { label: 'Active Bots', value: bots.data?.length ?? 0, icon: Bot },
    { label: 'Conversations Today', value: conversationsToday, icon: MessagesSquare },
    { label: 'Avg Response Time', value: avgResponseTime, icon: Timer },
    { label: 'Satisfaction Rate', value: avgSatisfactionRate, icon: Smile },
  ];
  return { isLoading, stats };
};

/** The four figures that head the dashboard and its analytics dialog. */
export const Stats = () => {
  const { isLoading, stats } = useStats();
  return (
    <dl aria-busy={isLoading} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {stats.map(({ label, value, icon: Icon }) => (
        <div key={label} className="card flex items-start justify-between gap-2 p-4">
          <div className="min-w-0">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-nowrap font-semibold text-2xl tabular-nums tracking-tight">
              {isLoading ? '–' : value}
            </dd>
          </div>
          <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-accent-text max-[26rem]:hidden" />
        </div>
      ))}
    </dl>
  );
};
