import type { ReactNode } from 'react';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { LocationFilter } from '../locations/location-filter.tsx';
import { useLocations } from '../locations/locations.queries.ts';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { classNames } from '../ui/class-names.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { VisitorDataButton } from '../visitor-data/visitor-data-button.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationStats } from './conversation-stats.tsx';
import { badgeOptions } from './session-badges.tsx';
import { SessionPanes } from './session-panes.tsx';
import { useConversationFilters, useOpenConversation } from './use-conversation-filters.ts';

type Filters = ReturnType<typeof useConversationFilters>;

const BadgeFilter = ({ badge, setBadge }: Filters) => (
  <div className="min-w-0 grow basis-36 sm:w-48 sm:grow-0 sm:basis-auto">
    <SelectField
      label="Badge"
      options={badgeOptions}
      value={badge}
      onChange={(event) => setBadge(event.target.value)}
    />
  </div>
);

const Header = (filters: Filters) => (
  <PageHeader title="Conversations" subtitle="Visitors’ questions and the answers they got, newest first">
    <RefreshButton />
    <VisitorDataButton />
    <div className="self-end">
      <CheckboxField
        label="Group by session"
        checked={filters.isGrouped}
        onChange={(event) => filters.setGrouped(event.target.checked)}
      />
    </div>
    {filters.isGrouped && <BadgeFilter {...filters} />}
    <LocationFilter value={filters.locationId} onChange={filters.setLocationId} />
  </PageHeader>
);

export const ConversationsScreen = () => {
  const filters = useConversationFilters();
  const { locationId, badge, isGrouped, setBadge } = filters;
  const { openId } = useOpenConversation();
  const { data = [], isPending, isLoadingError, error, refetch } = useLocations();
  const locations = new Map(data.map((location) => [location.id, location]));
  const isReading = isGrouped && openId !== '';
  const content = (): ReactNode => {
    // Before the locations are loaded, every row would briefly say "Unknown".
    if (isPending) return <Spinner label="Loading conversations..." />;
    if (isLoadingError) return <LoadFailure what="the locations" error={error} onRetry={refetch} />;
    if (!isGrouped) return <ConversationList key={locationId} {...{ locationId, locations }} />;
    return (
      <SessionPanes
        key={`${locationId} ${badge}`}
        onShowAll={() => setBadge('')}
        {...{ locationId, badge, locations }}
      />
    );
  };
  return (
    <>
      {isReading && <h1 className="sr-only lg:hidden">Conversations</h1>}
      <div className={classNames('space-y-6', isReading && 'max-lg:hidden')}>
        <Header {...filters} />
        <ConversationStats locationId={locationId} />
      </div>
      {content()}
    </>
  );
};
