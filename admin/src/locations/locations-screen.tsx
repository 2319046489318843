import { locationSorts } from '@chat-module/contract/location-sorts';
import { MapPinPlus, Plus, SearchX } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { ScreenBar } from '../layout/screen-bar.tsx';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/list/empty-state.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { LoadMore } from '../ui/list/load-more.tsx';
import { useFilters } from '../ui/list/use-filters.ts';
import { useSettled } from '../ui/list/use-settled.ts';
import { Spinner } from '../ui/spinner.tsx';
import { SelectionBar } from './bulk-edit/selection-bar.tsx';
import { useSelection } from './bulk-edit/use-selection.ts';
import { LocationCards } from './location-cards.tsx';
import { LocationFilters } from './location-filters.tsx';
import { useFoundLocations } from './locations.queries.ts';

const BulkEditDialog = lazy(async () => ({
  default: (await import('./bulk-edit/bulk-edit-dialog.tsx')).BulkEditDialog,
}));

const NoLocations = () => {
  const isAdmin = useIsAdmin();
  const text = isAdmin ? 'Add your first business location to get started' : 'Your account has no location yet.';
  return (
    <div className="card">
      <EmptyState icon={MapPinPlus} title="No locations yet" text={text} />
    </div>
  );
};

const NoMatch = ({ search, onShowAll }: { search: string; onShowAll: () => void }) => (
  <div className="card">
    <EmptyState
      icon={SearchX}
      title={`No locations match "${search}"`}
      text="Try another name, address, phone number, website or email."
    >
      <Button onClick={onShowAll}>Clear search</Button>
    </EmptyState>
  </div>
);

const typingPauseMs = 250;
const longestSearch = 200;

const FoundLocations = () => {
  const isAdmin = useIsAdmin();
  const filters = useFilters(['search', 'sort']);
  const [search, asked] = [filters.bind('search'), filters.bind('sort')];
  // Treats an unknown order in the URL as the default.
  const sort = { ...asked, value: locationSorts.find((known) => known === asked.value) ?? '' };
  const settled = useSettled(search.value.trim().slice(0, longestSearch), typingPauseMs);
  const { rows, more, isPending, isLoadingError, error, refetch } = useFoundLocations(settled, sort.value);
  const selection = useSelection();
  const [isEditing, setEditing] = useState(false);
  const content = (): ReactNode => {
    if (isPending) return <Spinner label="Loading locations..." />;
    if (isLoadingError) return <LoadFailure what="the locations" error={error} onRetry={refetch} />;
    if (rows.length > 0) return <LocationCards locations={rows} selection={isAdmin ? selection : undefined} />;
    return settled === '' ? <NoLocations /> : <NoMatch search={settled} onShowAll={() => search.onChange('')} />;
  };
  return (
    <>
      <LocationFilters search={search} sort={sort} filters={filters} />
      {content()}
      <LoadMore {...more} />
      <SelectionBar selection={selection} shownIds={rows.map(({ id }) => id)} onEdit={() => setEditing(true)} />
      {isEditing && (
        <Suspense>
          <BulkEditDialog
            ids={[...selection.ids]}
            onClose={() => setEditing(false)}
            onDone={() => {
              setEditing(false);
              selection.clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
};

export const LocationsScreen = () => {
  const isAdmin = useIsAdmin();
  return (
    <>
      <ScreenBar subtitle="Locations" />
      <PageHeader
        title="Business Locations"
        subtitle="Manage your business locations and their details"
        tabTitle="Locations"
      >
        <RefreshButton />
        {isAdmin && (
          <ButtonLink href="/locations/new" className={buttonClass('primary')}>
            <Plus aria-hidden size={16} />
            Add Location
          </ButtonLink>
        )}
      </PageHeader>
      <FoundLocations />
    </>
  );
};
