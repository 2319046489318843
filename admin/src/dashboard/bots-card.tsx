import type { Bot } from '@chat-module/contract/bots';
import { BotMessageSquare, SearchX } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { useBots } from '../bots/bots.queries.ts';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/list/empty-state.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { LoadMore } from '../ui/list/load-more.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import { usePages } from '../ui/list/use-pages.ts';
import { useSearchParam } from '../ui/list/use-search-param.ts';
import { useShownRows } from '../ui/list/use-shown-rows.ts';
import { Spinner } from '../ui/spinner.tsx';
import { BotsTable } from './bots-table.tsx';
import { filterBots } from './filter-bots.ts';

const StatusFilter = lazy(async () => ({ default: (await import('./status-filter.tsx')).StatusFilter }));

interface Actions {
  onCreate: () => void;
  onEdit: (bot: Bot) => void;
  onEmbed: (bot: Bot) => void;
}

const NoBots = ({ onCreate }: { onCreate: () => void }) => {
  const isAdmin = useIsAdmin();
  return (
    <EmptyState
      icon={BotMessageSquare}
      title="No bots yet"
      text={isAdmin ? 'Create your first chatbot to get started' : 'Your location has no chatbot yet.'}
    >
      {isAdmin && (
        <Button look="primary" onClick={onCreate}>
          Create Your First Bot
        </Button>
      )}
    </EmptyState>
  );
};

const FoundBots = ({ bots, onClear, ...actions }: Actions & { bots: readonly Bot[]; onClear: () => void }) => {
  const { shown, more } = useShownRows(bots, usePages());
  if (bots.length === 0) {
    return (
      <EmptyState icon={SearchX} title="No bots match" text="Try another search or status.">
        <Button onClick={onClear}>Show all bots</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <BotsTable bots={shown} onEdit={actions.onEdit} onEmbed={actions.onEmbed} />
      <LoadMore {...more} />
    </>
  );
};

export const BotsCard = (actions: Actions) => {
  const [search, setSearch] = useSearchParam('search');
  const [status, setStatus] = useSearchParam('status');
  const [, setSearchParams] = useSearchParams();
  const { data: bots = [], isPending, isLoadingError, error, refetch } = useBots();
  const clear = () => setSearchParams({}, { replace: true });
  const content = (): ReactNode => {
    if (isPending) return <Spinner label="Loading bots..." />;
    if (isLoadingError) return <LoadFailure what="the bots" error={error} onRetry={refetch} />;
    if (bots.length === 0) return <NoBots onCreate={actions.onCreate} />;
    return <FoundBots bots={filterBots(bots, search, status)} onClear={clear} {...actions} />;
  };
  return (
    <section aria-labelledby="your-bots" className="card">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <h2 id="your-bots" className="font-semibold text-base">
          Your Bots
        </h2>
        <div className="flex grow gap-2 sm:grow-0">
          <SearchBox label="Search bots" value={search} onChange={setSearch} />
          <Suspense fallback={<Button className="invisible w-24">Filter</Button>}>
            <StatusFilter status={status} onChange={setStatus} />
          </Suspense>
        </div>
      </div>
      {content()}
    </section>
  );
};
