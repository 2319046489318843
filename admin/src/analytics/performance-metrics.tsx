import { formatCount, formatPercent } from '../ui/format-number.ts';
import { FigureCard } from './figure-card.tsx';
import { messagesOf, type Shown } from './figure-links.ts';
import type { Summary } from './summarize-days.ts';

const satisfaction = (rate: number | undefined) => ({
  value: rate === undefined ? 'No ratings yet' : formatPercent(rate),
  hint: 'Based on visitors’ thumbs up or down',
});

export const PerformanceMetrics = ({ summary, shown }: { summary: Summary; shown: Shown }) => (
  <FigureCard
    title="Performance Metrics"
    figures={[
      {
        name: 'Average Response Time',
        value: `${formatCount(Math.round(summary.avgResponseTimeMs))}ms`,
        hint: 'Average across days with conversations',
      },
      { name: 'Satisfaction Rate', ...satisfaction(summary.satisfactionRate) },
      {
        name: 'Total Conversations',
        value: formatCount(summary.totalConversations),
        href: summary.totalConversations > 0 ? messagesOf(shown) : undefined,
      },
    ]}
  />
);
