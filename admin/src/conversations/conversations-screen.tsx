import type { ReactNode } from 'react';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { LocationFilter } from '../locations/location-filter.tsx';
import { useLocations } from '../locations/locations.queries.ts';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useSearchParam } from '../ui/use-search-param.ts';
import { VisitorDataButton } from '../visitor-data/visitor-data-button.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationStats } from './conversation-stats.tsx';
import { SessionList } from './session-list.tsx';

const bySession = 'session';

export const ConversationsScreen = () => {
  const [locationId, setLocationId] = useSearchParam('locationId');
  const [grouping, setGrouping] = useSearchParam('group');
  const { data = [], isPending, isLoadingError, error, refetch } = useLocations();
  const locations = new Map(data.map((location) => [location.id, location]));
  const List = grouping === bySession ? SessionList : ConversationList;
  const content = (): ReactNode => {
    // Before the locations are loaded, every card would briefly say "Unknown".
    if (isPending) return <Spinner label="Loading conversations..." />;
    if (isLoadingError) return <LoadFailure what="the locations" error={error} onRetry={refetch} />;
    return <List key={locationId} locationId={locationId} locations={locations} />;
  };
  return (
    <>
      <PageHeader title="Conversations" subtitle="Visitors’ questions and the answers they got, newest first">
        <RefreshButton />
        <VisitorDataButton />
        <div className="self-end">
          <CheckboxField
            label="Group by session"
            checked={grouping === bySession}
            onChange={(event) => setGrouping(event.target.checked ? bySession : '')}
          />
        </div>
        <LocationFilter value={locationId} onChange={setLocationId} />
      </PageHeader>
      <ConversationStats locationId={locationId} />
      {content()}
    </>
  );
};
