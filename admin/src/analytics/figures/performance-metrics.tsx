import type { RatingFilter } from '@chat-module/contract/conversations';
import type { ReactNode } from 'react';
import { formatCount, formatPercent } from '../../ui/text/format-number.ts';
import type { Summary } from '../chart/summarize-days.ts';
import { FigureCard } from './figure-card.tsx';
import { FigureLink } from './figure-link.tsx';
import { messagesOf, type Shown } from './figure-links.ts';
import { usePeriodFigures } from './figures.queries.ts';

interface Props {
  summary: Summary;
  shown: Shown;
  days: number;
}

/** How many answers were rated up and down. */
const Ratings = ({ shown, days }: Omit<Props, 'summary'>): ReactNode => {
  const figures = usePeriodFigures(shown.botId, days).data?.figures;
  if (!figures || figures.ratings === 0) return 'Based on visitors’ thumbs up or down';
  const { ratings, ratedDown } = figures;
  const part = (count: number, rating: RatingFilter) => (
    <FigureLink href={count > 0 ? messagesOf(shown, { rating }) : undefined}>
      {`${formatCount(count)} ${rating}`}
    </FigureLink>
  );
  return (
    <>
      Based on visitors’ thumbs: {part(ratings - ratedDown, 'up')}, {part(ratedDown, 'down')}
    </>
  );
};

export const PerformanceMetrics = ({ summary, shown, days }: Props) => {
  const { avgResponseTimeMs, satisfactionRate, totalConversations } = summary;
  const all = totalConversations > 0 ? messagesOf(shown) : undefined;
  return (
    <FigureCard
      title="Performance Metrics"
      figures={[
        {
          name: 'Average Response Time',
          value: `${formatCount(Math.round(avgResponseTimeMs))}ms`,
          hint: 'Average across days with conversations',
          href: all,
        },
        {
          name: 'Satisfaction Rate',
          value: satisfactionRate === undefined ? 'No ratings yet' : formatPercent(satisfactionRate),
          hint: <Ratings shown={shown} days={days} />,
          href: satisfactionRate === undefined ? undefined : messagesOf(shown, { rating: 'any' }),
        },
        { name: 'Total Conversations', value: formatCount(totalConversations), href: all },
      ]}
    />
  );
};
