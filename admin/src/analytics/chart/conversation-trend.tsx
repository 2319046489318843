import { ChartColumn, Table } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { useSearchParam } from '../../ui/list/use-search-param.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { formatCount } from '../../ui/text/format-number.ts';
import { ConversationsTable } from '../conversations-table.tsx';
import { FigureLink } from '../figures/figure-link.tsx';
import { messagesOf, type Shown } from '../figures/figure-links.ts';
import { sources } from '../sources.ts';
import type { DayBySource } from './daily-figures.ts';

// The chart library is larger than the rest of the application, so it loads separately.
const ConversationsChart = lazy(async () => ({
  default: (await import('./conversations-chart.tsx')).ConversationsChart,
}));

const Legend = () => (
  <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
    {sources.map(({ key, label, swatch }) => (
      <li key={key} className="flex items-center gap-2">
        <span className={`size-2.5 rounded-full ${swatch}`} />
        {label}
      </li>
    ))}
  </ul>
);

interface DaysProps {
  days: readonly DayBySource[];
  shown: Shown;
}

const Chart = ({ days, shown }: DaysProps) => (
  <div className="space-y-3 px-5 pb-5">
    <div className="sr-only">
      <ConversationsTable days={days} />
    </div>
    <div className="h-72">
      <Suspense fallback={<Spinner label="Loading chart..." />}>
        <ConversationsChart days={days} shown={shown} />
      </Suspense>
    </div>
    <Legend />
  </div>
);

const ScrollingTable = ({ days, shown }: DaysProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section aria-label="Conversations by day and source" tabIndex={0} className="max-h-96 overflow-auto pb-2">
    <ConversationsTable days={days} shown={shown} />
  </section>
);

interface Props extends DaysProps {
  totalConversations: number;
}

export const ConversationTrend = ({ days, shown, totalConversations }: Props) => {
  const [view, setView] = useSearchParam('view');
  const isTable = view === 'table';
  const content = () => {
    if (totalConversations === 0) {
      return <EmptyState icon={ChartColumn} title="No conversations in this period" text="Try a longer time range." />;
    }
    return isTable ? <ScrollingTable days={days} shown={shown} /> : <Chart days={days} shown={shown} />;
  };
  return (
    <section aria-labelledby="conversation-trend" className="card">
      <div className="flex flex-wrap items-start justify-between gap-3 p-5">
        <div>
          <h2 id="conversation-trend" className="font-semibold text-base">
            Conversation Trends
          </h2>
          <dl className="flex flex-row-reverse items-baseline justify-end gap-2">
            <dt id="conversation-total" className="text-muted">
              Total Conversations
            </dt>
            <dd className="font-semibold text-2xl tabular-nums tracking-tight">
              <FigureLink
                href={totalConversations > 0 ? messagesOf(shown) : undefined}
                describedBy="conversation-total"
              >
                {formatCount(totalConversations)}
              </FigureLink>
            </dd>
          </dl>
        </div>
        <Button onClick={() => setView(isTable ? '' : 'table')}>
          {isTable ? <ChartColumn aria-hidden size={16} /> : <Table aria-hidden size={16} />}
          {isTable ? 'View as chart' : 'View as table'}
        </Button>
      </div>
      {content()}
    </section>
  );
};
