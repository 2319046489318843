import { type Lead, leadStatuses } from '@chat-module/contract/leads';
import type { Location } from '@chat-module/contract/locations';
import { ContactRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { HeldBackBanner } from '../held-back/held-back-banner.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { useLocations } from '../locations/locations.queries.ts';
import { useIsManager } from '../session/current-user.queries.ts';
import { ListHead } from '../submissions/list-head.tsx';
import { NoneFound } from '../submissions/none-found.tsx';
import { SubmissionFilterBar } from '../submissions/submission-filter-bar.tsx';
import { useSubmissions } from '../submissions/submissions.queries.ts';
import { useRowOfDialog } from '../submissions/use-row-of-dialog.ts';
import { useSubmissionFilters } from '../submissions/use-submission-filters.ts';
import { optionsOf } from '../ui/form/select-field.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { LoadMore } from '../ui/list/load-more.tsx';
import { useOpenedDialog } from '../ui/list/use-opened-dialog.ts';
import { useOpenedRow } from '../ui/list/use-opened-row.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { VisitorDataButton } from '../visitor-data/visitor-data-button.tsx';
import { leadKind } from './lead-kind.ts';
import { LeadRow } from './lead-row.tsx';
import { leadStatusLabels } from './lead-status.ts';

// Loaded on demand, because the list needs neither.
const UpdateLeadDialog = lazy(async () => ({ default: (await import('./update-lead-dialog.tsx')).UpdateLeadDialog }));
const LeadPanel = lazy(async () => ({ default: (await import('./lead-panel.tsx')).LeadPanel }));

const updateDialog = 'update-lead';

const sortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  followUp: 'By follow-up date',
} as const;
const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

const OpenedDialog = ({ leads }: { leads: readonly Lead[] }) => {
  const isManager = useIsManager();
  const { close } = useOpenedDialog();
  const lead = useRowOfDialog(leadKind, updateDialog, leads);
  if (!isManager || !lead) return null;
  return (
    <Suspense>
      <UpdateLeadDialog lead={lead} onClose={close} />
    </Suspense>
  );
};

interface ListProps {
  leads: readonly Lead[];
  locations: ReadonlyMap<string, Location>;
}

const LeadsList = ({ leads, locations }: ListProps) => {
  const isManager = useIsManager();
  const { open } = useOpenedDialog();
  const update = useCallback((id: string) => open(updateDialog, id), [open]);
  const keptFocus = useKeptFocus(leads);
  return (
    <div className="card overflow-clip">
      <ListHead />
      <ul {...keptFocus} className="divide-y divide-line">
        {leads.map((lead) => (
          <li key={lead.id} className="draw-when-near">
            <LeadRow
              lead={lead}
              location={locations.get(lead.locationId ?? '')}
              onUpdate={isManager ? update : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};

const OpenedLead = ({ leads, locations }: ListProps) => {
  const { openId, close } = useOpenedRow(leadKind.param);
  const { open } = useOpenedDialog();
  if (openId === '') return null;
  const listed = leads.find(({ id }) => id === openId);
  return (
    <Suspense>
      <LeadPanel
        {...{ id: openId, listed, locations }}
        ids={leads.map(({ id }) => id)}
        onUpdate={(id) => open(updateDialog, id)}
        onClose={close}
      />
    </Suspense>
  );
};

export const LeadsScreen = () => {
  const filters = useSubmissionFilters(leadStatuses, Object.keys(sortLabels));
  const locations = useLocations();
  const leads = useSubmissions(leadKind, filters.query, filters.sort);
  const byId = new Map((locations.data ?? []).map((location) => [location.id, location]));
  const content = (): ReactNode => {
    // Before the locations are loaded, every row would briefly say "Unknown".
    if (leads.isPending || locations.isPending) return <Spinner label="Loading leads..." />;
    if (locations.isLoadingError)
      return <LoadFailure what="the locations" error={locations.error} onRetry={locations.refetch} />;
    if (leads.isLoadingError) return <LoadFailure what="the leads" error={leads.error} onRetry={leads.refetch} />;
    // A search reads some thousand rows at a time.
    if (leads.rows.length === 0 && leads.more.isLoading) return <Spinner label="Searching..." />;
    if (leads.rows.length === 0 && !leads.more.hasMore)
      return (
        <NoneFound
          kind={leadKind}
          filters={filters}
          icon={ContactRound}
          text="Visitors who leave their name and phone number in the chat appear here."
          searched="name, phone number, email, inquiry or unit size"
        />
      );
    return (
      <>
        {leads.rows.length > 0 && <LeadsList leads={leads.rows} locations={byId} />}
        <LoadMore {...leads.more} />
      </>
    );
  };
  return (
    <>
      <PageHeader title="Leads" subtitle="Visitors who asked for a callback">
        <RefreshButton />
        <VisitorDataButton />
      </PageHeader>
      <HeldBackBanner locationId={filters.query.locationId} />
      <SubmissionFilterBar
        kind={leadKind}
        filters={filters}
        statuses={optionsOf(leadStatuses, leadStatusLabels)}
        sorts={sorts}
      />
      {content()}
      {locations.data && <OpenedLead leads={leads.rows} locations={byId} />}
      <OpenedDialog leads={leads.rows} />
    </>
  );
};
