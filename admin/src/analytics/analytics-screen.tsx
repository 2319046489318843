import { BotMessageSquare, BotOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { BotSelect } from '../bots/bot-select.tsx';
import { useBots } from '../bots/bots.queries.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { EmptyState } from '../ui/list/empty-state.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { useSearchParam } from '../ui/list/use-search-param.ts';
import { Spinner } from '../ui/spinner.tsx';
import { BotAnalytics } from './bot-analytics.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { ExportComparison } from './comparison/export-comparison.tsx';
import { ExportButton } from './export/export-button.tsx';
import { timeRangeOf, timeRangeOptions } from './time-range.ts';

const NoBots = () => (
  <div className="card">
    <EmptyState icon={BotMessageSquare} title="No bots yet" text="Figures appear after the first conversation.">
      <ButtonLink href="/" className={buttonClass()}>
        Go to the dashboard
      </ButtonLink>
    </EmptyState>
  </div>
);

const UnknownBot = ({ onChooseFirst }: { onChooseFirst: () => void }) => (
  <div className="card">
    <EmptyState
      icon={BotOff}
      title="You don’t have access to this bot"
      text="It was deleted, or belongs to a location you can’t see."
    >
      <Button onClick={onChooseFirst}>Show your first bot</Button>
    </EmptyState>
  </div>
);

const TimeRangeSelect = ({ value, onChange }: { value: string; onChange: (days: string) => void }) => (
  <div className="min-w-0 grow basis-40 sm:w-40 sm:grow-0 sm:basis-auto">
    <SelectField
      label="Time Range"
      options={timeRangeOptions}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);

/** Stands for all bots in the URL. */
const allBots = 'all';

export const AnalyticsScreen = () => {
  const [botId, setBotId] = useSearchParam('botId');
  const [days, setDays] = useSearchParam('days');
  const { data: bots = [], isPending, isLoadingError, error, refetch } = useBots();
  const range = timeRangeOf(days);
  const isAll = botId === allBots;
  const bot = botId === '' ? bots[0] : bots.find(({ id }) => id === botId);
  const content = (): ReactNode => {
    if (isLoadingError) return <LoadFailure what="the bots" error={error} onRetry={refetch} />;
    if (isPending) return <Spinner label="Loading analytics..." />;
    if (bots.length === 0) return <NoBots />;
    if (isAll) return <Comparison days={Number(range)} />;
    return bot ? <BotAnalytics bot={bot} days={Number(range)} /> : <UnknownBot onChooseFirst={() => setBotId('')} />;
  };
  return (
    <>
      <PageHeader title="Analytics" subtitle="What visitors ask and how your bots answer">
        <RefreshButton />
        {bots.length > 0 && (
          <>
            <BotSelect
              bots={bots}
              bot={bot}
              {...(bots.length > 1 && { all: { value: allBots, isChosen: isAll } })}
              onChange={setBotId}
            />
            <TimeRangeSelect value={range} onChange={setDays} />
            {bot && <ExportButton botId={bot.id} days={Number(range)} />}
            {isAll && <ExportComparison days={Number(range)} />}
          </>
        )}
      </PageHeader>
      {content()}
    </>
  );
};
