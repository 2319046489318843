import type { ReactNode } from 'react';
import { BotFilter } from '../bots/bot-filter.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { LocationFilter } from '../locations/location-filter.tsx';
import { useLocations } from '../locations/locations.queries.ts';
import { classNames } from '../ui/class-names.ts';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { DateFilter } from '../ui/list/date-filter.tsx';
import { describeCount } from '../ui/list/describe-count.ts';
import { ExportCsvButton } from '../ui/list/export-csv-button.tsx';
import { FilterBar } from '../ui/list/filter-bar.tsx';
import { FilterSelect } from '../ui/list/filter-select.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { VisitorDataButton } from '../visitor-data/visitor-data-button.tsx';
import { ratingOptions, sourceOptions } from './answer-options.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationStats } from './conversation-stats.tsx';
import { listOf, useListCount } from './conversations.queries.ts';
import { LinkedFilters } from './linked-filters.tsx';
import { badgeOptions } from './session-badges.tsx';
import { SessionPanes } from './session-panes.tsx';
import { useConversationFilters, useOpenConversation } from './use-conversation-filters.ts';

const Filters = ({ filters, filter, isGrouped, setGrouped }: ReturnType<typeof useConversationFilters>) => {
  const list = listOf(filter, isGrouped);
  const { data: counted } = useListCount(list);
  return (
    <FilterBar
      setCount={filters.setCount}
      onClear={filters.clear}
      count={describeCount(counted, list.noun)}
      csv={<ExportCsvButton path={list.path} query={list.query} />}
    >
      <LocationFilter {...filters.bind('locationId')} />
      <BotFilter {...filters.bind('botId')} />
      {isGrouped ? (
        <FilterSelect
          label="Badge"
          all="All Conversations"
          options={badgeOptions}
          {...filters.bind('badge')}
          value={filter.badge}
        />
      ) : (
        <>
          <FilterSelect
            label="Source"
            all="All Sources"
            options={sourceOptions}
            {...filters.bind('source')}
            value={filter.source}
          />
          <FilterSelect
            label="Rating"
            all="All Ratings"
            options={ratingOptions}
            {...filters.bind('rating')}
            value={filter.rating}
          />
        </>
      )}
      <DateFilter {...filters.bind('date')} />
      <CheckboxField
        label="Group by session"
        checked={isGrouped}
        onChange={(event) => setGrouped(event.target.checked)}
      />
    </FilterBar>
  );
};

export const ConversationsScreen = () => {
  const choices = useConversationFilters();
  const { filters, filter, isGrouped } = choices;
  const { openId } = useOpenConversation();
  const { data = [], isPending, isLoadingError, error, refetch } = useLocations();
  const locations = new Map(data.map((location) => [location.id, location]));
  const isReading = isGrouped && openId !== '';
  const content = (): ReactNode => {
    // Before the locations are loaded, every row would briefly say "Unknown".
    if (isPending) return <Spinner label="Loading conversations..." />;
    if (isLoadingError) return <LoadFailure what="the locations" error={error} onRetry={refetch} />;
    const list = { filter, locations, onShowAll: filters.setCount > 0 ? filters.clear : undefined };
    const key = JSON.stringify(filter);
    return isGrouped ? <SessionPanes key={key} {...list} /> : <ConversationList key={key} {...list} />;
  };
  return (
    <>
      {isReading && <h1 className="sr-only lg:hidden">Conversations</h1>}
      <div className={classNames('space-y-6', isReading && 'max-lg:hidden')}>
        <PageHeader title="Conversations" subtitle="Visitors’ questions and the answers they got, newest first">
          <RefreshButton />
          <VisitorDataButton />
        </PageHeader>
        <ConversationStats locationId={filter.locationId} />
        <Filters {...choices} />
        <LinkedFilters filters={filters} filter={filter} isGrouped={isGrouped} />
      </div>
      {content()}
    </>
  );
};
