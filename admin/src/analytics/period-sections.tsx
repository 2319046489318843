import type { ExportedTable } from '@chat-module/contract/analytics';
import type { Bot } from '@chat-module/contract/bots';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { CsvButton } from './export/csv-button.tsx';
import type { Shown } from './figures/figure-links.ts';
import { usePeriodFigures, useTopQuestions } from './figures/figures.queries.ts';
import { FunnelCard } from './figures/funnel-card.tsx';
import { HoursCard } from './figures/hours-card.tsx';
import { QuestionCards } from './figures/question-cards.tsx';

interface Props {
  bot: Bot;
  days: number;
}

const shownOf = (bot: Bot, { from, to }: Pick<Shown, 'from' | 'to'>): Shown => ({
  botId: bot.id,
  locationId: bot.locationId ?? '',
  from,
  to,
});

/** Undefined until the figures of the period are loaded. */
const useShownPeriod = ({ bot, days }: Props): Shown | undefined => {
  const { data } = usePeriodFigures(bot.id, days);
  return data && shownOf(bot, data);
};

/** The questions of the last days. */
export const QuestionSections = ({ bot, days }: Props) => {
  const { data, isLoadingError, error, refetch } = useTopQuestions(bot.id, days);
  const shown = useShownPeriod({ bot, days });
  if (isLoadingError) return <LoadFailure what="the questions" error={error} onRetry={refetch} />;
  if (!data) return <Spinner label="Loading questions..." />;
  const csvOf = (table: ExportedTable, what: string) => (
    <CsvButton botId={bot.id} days={days} table={table} what={what} />
  );
  return <QuestionCards questions={data} botId={bot.id} shown={shown} csvOf={csvOf} />;
};

/** The outcomes of the visits in the last days. */
export const PeriodSections = ({ bot, days }: Props) => {
  const { data, isLoadingError, error, refetch } = usePeriodFigures(bot.id, days);
  if (isLoadingError) return <LoadFailure what="the figures" error={error} onRetry={refetch} />;
  if (!data) return <Spinner label="Loading figures..." />;
  const shown = shownOf(bot, data);
  const csvOf = (table: ExportedTable, what: string) => (
    <CsvButton botId={bot.id} days={days} table={table} what={what} />
  );
  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <FunnelCard figures={data.figures} shown={shown} actions={csvOf('funnel', 'Funnel')} />
        <ComparisonCard period={data} shown={shown} actions={csvOf('comparison', 'Results')} />
      </div>
      <HoursCard visits={data.hours} shown={shown} actions={csvOf('hours', 'Hours')} />
    </>
  );
};
