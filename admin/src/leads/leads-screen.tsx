import { type Lead, leadStatuses } from '@chat-module/contract/leads';
import type { Location } from '@chat-module/contract/locations';
import { ContactRound, SearchX } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { HeldBackBanner } from '../held-back/held-back-banner.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { LocationFilter } from '../locations/location-filter.tsx';
import { useLocations } from '../locations/locations.queries.ts';
import { useIsManager } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useOpenedDialog } from '../ui/use-opened-dialog.ts';
import { useSearchParam } from '../ui/use-search-param.ts';
import { useSettled } from '../ui/use-settled.ts';
import { VisitorDataButton } from '../visitor-data/visitor-data-button.tsx';
import { LeadCard } from './lead-card.tsx';
import { leadStatusOptions } from './lead-status.ts';
import { useLeads } from './leads.queries.ts';

// Needs the form library, which the list doesn't.
const UpdateLeadDialog = lazy(async () => ({ default: (await import('./update-lead-dialog.tsx')).UpdateLeadDialog }));

const NoLeads = () => (
  <EmptyState
    icon={ContactRound}
    title="No leads found for the selected location."
    text="Visitors who leave their name and phone number in the chat appear here."
  />
);

const NoMatch = ({ search, onShowAll }: { search: string; onShowAll: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={`No leads match "${search}"`}
    text="Try another name, phone number, email, inquiry or unit size."
  >
    <Button onClick={onShowAll}>Clear search</Button>
  </EmptyState>
);

const NoneOfStatus = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState icon={SearchX} title="No leads have this status" text="Try another status or another location.">
    <Button onClick={onShowAll}>Show every status</Button>
  </EmptyState>
);

const StatusFilter = ({ value, onChange }: { value: string; onChange: (status: string) => void }) => (
  <div className="min-w-0 grow basis-28 sm:w-44 sm:grow-0 sm:basis-auto">
    <SelectField
      label="Status"
      options={[{ value: '', label: 'All Statuses' }, ...leadStatusOptions]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);

const updateDialog = 'update-lead';

const OpenedDialog = ({ leads }: { leads: readonly Lead[] }) => {
  const isManager = useIsManager();
  const { dialog, id, close } = useOpenedDialog();
  const lead = leads.find((it) => it.id === id);
  if (!isManager || dialog !== updateDialog || !lead) return null;
  return (
    <Suspense>
      <UpdateLeadDialog lead={lead} onClose={close} />
    </Suspense>
  );
};

const LeadCards = ({ leads, locations }: { leads: readonly Lead[]; locations: readonly Location[] }) => {
  const isManager = useIsManager();
  const { open } = useOpenedDialog();
  const update = useCallback((id: string) => open(updateDialog, id), [open]);
  const byId = new Map(locations.map((location) => [location.id, location]));
  return (
    <ul className="space-y-3">
      {leads.map((lead) => (
        <li key={lead.id} className="draw-when-near">
          <LeadCard lead={lead} location={byId.get(lead.locationId ?? '')} onUpdate={isManager ? update : undefined} />
        </li>
      ))}
    </ul>
  );
};

const NoneFound = ({ search, status }: { search: string; status: string }) => {
  const [, setSearch] = useSearchParam('search');
  const [, setStatus] = useSearchParam('status');
  const content = () => {
    if (search !== '') return <NoMatch search={search} onShowAll={() => setSearch('')} />;
    return status === '' ? <NoLeads /> : <NoneOfStatus onShowAll={() => setStatus('')} />;
  };
  return <div className="card">{content()}</div>;
};

const typingPauseMs = 250;
const longestSearch = 200;

export const LeadsScreen = () => {
  const [locationId, setLocationId] = useSearchParam('locationId');
  const [typed, setTyped] = useSearchParam('search');
  const [asked, setStatus] = useSearchParam('status');
  // An unknown status in the URL counts as none.
  const status = leadStatuses.find((known) => known === asked) ?? '';
  const search = useSettled(typed.trim().slice(0, longestSearch), typingPauseMs);
  const locations = useLocations();
  const leads = useLeads({ locationId, status, search });
  const content = (): ReactNode => {
    // Before the locations are loaded, every card would briefly say "Unknown".
    if (leads.isPending || locations.isPending) return <Spinner label="Loading leads..." />;
    if (locations.isLoadingError)
      return <LoadFailure what="the locations" error={locations.error} onRetry={locations.refetch} />;
    if (leads.isLoadingError) return <LoadFailure what="the leads" error={leads.error} onRetry={leads.refetch} />;
    if (leads.rows.length === 0) return <NoneFound search={search} status={status} />;
    return (
      <>
        <LeadCards leads={leads.rows} locations={locations.data ?? []} />
        <LoadMore {...leads.more} />
        <OpenedDialog leads={leads.rows} />
      </>
    );
  };
  return (
    <>
      <PageHeader title="Leads" subtitle="People who want a call back, newest first">
        <RefreshButton />
        <VisitorDataButton />
        <div className="flex grow self-end max-sm:w-full">
          <SearchBox label="Search leads" value={typed} onChange={setTyped} />
        </div>
        <StatusFilter value={status} onChange={setStatus} />
        <LocationFilter value={locationId} onChange={setLocationId} />
      </PageHeader>
      <HeldBackBanner locationId={locationId} />
      {content()}
    </>
  );
};
