import type { Lead } from '@chat-module/contract/leads';
import { ContactRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PageHeader } from '../layout/page-header.tsx';
import { LocationFilter } from '../locations/location-filter.tsx';
import { useLocations } from '../locations/locations.queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useSearchParam } from '../ui/use-search-param.ts';
import { LeadCard } from './lead-card.tsx';
import { useLeads } from './leads.queries.ts';
import { UpdateLeadDialog } from './update-lead-dialog.tsx';

const NoLeads = () => (
  <div className="card">
    <EmptyState
      icon={ContactRound}
      title="No leads found for the selected location."
      text="Visitors who leave their name and phone number in the chat appear here."
    />
  </div>
);

const LeadCards = ({ leads }: { leads: readonly Lead[] }) => {
  const [toUpdate, setToUpdate] = useState<Lead>();
  const { data: locations = [] } = useLocations();
  const byId = new Map(locations.map((location) => [location.id, location]));
  return (
    <>
      <ul className="space-y-3">
        {leads.map((lead) => (
          <li key={lead.id} className="draw-when-near">
            <LeadCard lead={lead} location={byId.get(lead.locationId ?? '')} onUpdate={() => setToUpdate(lead)} />
          </li>
        ))}
      </ul>
      {toUpdate && <UpdateLeadDialog lead={toUpdate} onClose={() => setToUpdate(undefined)} />}
    </>
  );
};

export const LeadsScreen = () => {
  const [locationId, setLocationId] = useSearchParam('locationId');
  const locations = useLocations();
  const leads = useLeads(locationId);
  const content = (): ReactNode => {
    // Without the locations every card would say "Unknown" for a moment.
    if (leads.isPending || locations.isPending) return <Spinner label="Loading leads..." />;
    if (leads.isLoadingError) return <LoadFailure what="the leads" onRetry={leads.refetch} />;
    if (!leads.data?.length) return <NoLeads />;
    return (
      <>
        <LeadCards leads={leads.data} />
        {leads.hasNextPage && (
          <LoadMore
            onClick={() => leads.fetchNextPage()}
            isLoading={leads.isFetchingNextPage}
            hasFailed={leads.isFetchNextPageError}
          />
        )}
      </>
    );
  };
  return (
    <>
      <PageHeader title="Leads" subtitle="People who asked to be called back, newest first">
        <LocationFilter value={locationId} onChange={setLocationId} />
      </PageHeader>
      {content()}
    </>
  );
};
