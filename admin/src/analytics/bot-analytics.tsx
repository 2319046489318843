import type { Bot } from '@chat-module/contract/bots';
import type { ReactNode } from 'react';
import { useLocations } from '../locations/locations.queries.ts';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useDailyAnalytics } from './analytics.queries.ts';
import { daysBefore, lastDayOf } from './chart/calendar.ts';
import { ConversationTrend } from './chart/conversation-trend.tsx';
import { everyDay, rowsOfRange } from './chart/daily-figures.ts';
import { summarizeDays } from './chart/summarize-days.ts';
import { OpenedSection } from './figures/opened-section.tsx';
import { PerformanceMetrics } from './figures/performance-metrics.tsx';
import { ResponseAccuracy } from './figures/response-accuracy.tsx';
import { PeriodSections, QuestionSections } from './period-sections.tsx';
import { RecentConversations } from './recent-conversations.tsx';

interface Props {
  bot: Bot;
  days: number;
}

const Figures = ({ bot, days, timeZone }: Props & { timeZone: string | undefined }) => {
  const { data, isLoadingError, error, refetch } = useDailyAnalytics(bot.id);
  if (isLoadingError) return <LoadFailure what="the analytics" error={error} onRetry={refetch} />;
  if (!data) return <Spinner label="Loading analytics..." />;
  const lastDay = lastDayOf(new Date(), timeZone, data[0]?.date);
  const rows = rowsOfRange(data, lastDay, days);
  const summary = summarizeDays(rows);
  const shown = { botId: bot.id, locationId: bot.locationId ?? '', from: daysBefore(lastDay, days - 1), to: lastDay };
  return (
    <>
      <ConversationTrend
        days={everyDay(rows, lastDay, days)}
        shown={shown}
        totalConversations={summary.totalConversations}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <ResponseAccuracy summary={summary} shown={shown} />
        <PerformanceMetrics summary={summary} shown={shown} days={days} />
      </div>
    </>
  );
};

/** The figures and latest conversations of a bot, in its location's time zone. */
export const BotAnalytics = ({ bot, days }: Props): ReactNode => {
  const { data: locations, isLoadingError, error, refetch } = useLocations();
  if (isLoadingError) return <LoadFailure what="the locations" error={error} onRetry={refetch} />;
  if (!locations) return <Spinner label="Loading analytics..." />;
  const timeZone = locations.find(({ id }) => id === bot.locationId)?.timezone;
  return (
    <>
      <Figures bot={bot} days={days} timeZone={timeZone} />
      <PeriodSections bot={bot} days={days} />
      <RecentConversations bot={bot} days={days} timeZone={timeZone} />
      <OpenedSection title="Questions from this period">
        <QuestionSections bot={bot} days={days} />
      </OpenedSection>
    </>
  );
};
