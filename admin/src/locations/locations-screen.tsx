import type { Location } from '@chat-module/contract/locations';
import { MapPinPlus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBots } from '../bots/bots.queries.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { ScreenBar } from '../layout/screen-bar.tsx';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useOpenedDialog } from '../ui/use-opened-dialog.ts';
import { usePages } from '../ui/use-pages.ts';
import { useShownRows } from '../ui/use-shown-rows.ts';
import { DeleteLocationDialog } from './delete-location-dialog.tsx';
import { LocationCard } from './location-card.tsx';
import { useLocations } from './locations.queries.ts';

const NoLocations = () => {
  const isAdmin = useIsAdmin();
  const text = isAdmin ? 'Add your first business location to get started' : 'Your account has no location yet.';
  return (
    <div className="card">
      <EmptyState icon={MapPinPlus} title="No locations yet" text={text} />
    </div>
  );
};

const LocationCards = ({ locations }: { locations: readonly Location[] }) => {
  const { dialog, id, open, close } = useOpenedDialog();
  const isAdmin = useIsAdmin();
  const toDelete = locations.find((it) => isAdmin && dialog === 'delete-location' && it.id === id);
  const { shown, more } = useShownRows(locations, usePages());
  const { data: bots = [], isLoadingError, error, refetch } = useBots();
  const withBot = new Set(bots.map((bot) => bot.locationId));
  return (
    <>
      <ul className="grid items-start gap-4 xl:grid-cols-2">
        {shown.map((location) => (
          <li key={location.id}>
            <LocationCard
              location={location}
              hasBot={withBot.has(location.id)}
              onDelete={() => open('delete-location', location.id)}
            />
          </li>
        ))}
      </ul>
      {isLoadingError && <LoadFailure what="the embed codes" error={error} onRetry={refetch} />}
      <LoadMore {...more} />
      {toDelete && <DeleteLocationDialog location={toDelete} onClose={close} />}
    </>
  );
};

export const LocationsScreen = () => {
  const isAdmin = useIsAdmin();
  const { data: locations = [], isPending, isLoadingError, error, refetch } = useLocations();
  const content = (): ReactNode => {
    if (isPending) return <Spinner label="Loading locations..." />;
    if (isLoadingError) return <LoadFailure what="the locations" error={error} onRetry={refetch} />;
    return locations.length === 0 ? <NoLocations /> : <LocationCards locations={locations} />;
  };
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
      {content()}
    </>
  );
};
