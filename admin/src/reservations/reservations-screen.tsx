import type { Location } from '@chat-module/contract/locations';
import type { Reservation } from '@chat-module/contract/reservations';
import { CalendarX } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { HeldBackBanner } from '../held-back/held-back-banner.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { LocationFilter } from '../locations/location-filter.tsx';
import { useLocations } from '../locations/locations.queries.ts';
import { useIsManager } from '../session/current-user.queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useOpenedDialog } from '../ui/use-opened-dialog.ts';
import { useSearchParam } from '../ui/use-search-param.ts';
import { VisitorDataButton } from '../visitor-data/visitor-data-button.tsx';
import { ReservationCard } from './reservation-card.tsx';
import { useReservations } from './reservations.queries.ts';

// Needs the form library, which the list doesn't.
const UpdateStatusDialog = lazy(async () => ({
  default: (await import('./update-status-dialog.tsx')).UpdateStatusDialog,
}));

const NoReservations = () => (
  <div className="card">
    <EmptyState icon={CalendarX} title="No reservations found for the selected location." />
  </div>
);

const updateDialog = 'update-status';

const OpenedDialog = ({ reservations }: { reservations: readonly Reservation[] }) => {
  const isManager = useIsManager();
  const { dialog, id, close } = useOpenedDialog();
  const reservation = reservations.find((it) => it.id === id);
  if (!isManager || dialog !== updateDialog || !reservation) return null;
  return (
    <Suspense>
      <UpdateStatusDialog reservation={reservation} onClose={close} />
    </Suspense>
  );
};

interface CardsProps {
  reservations: readonly Reservation[];
  locations: readonly Location[];
}

const ReservationCards = ({ reservations, locations }: CardsProps) => {
  const isManager = useIsManager();
  const { open } = useOpenedDialog();
  const update = useCallback((id: string) => open(updateDialog, id), [open]);
  const byId = new Map(locations.map((location) => [location.id, location]));
  return (
    <ul className="space-y-3">
      {reservations.map((reservation) => (
        <li key={reservation.id} className="draw-when-near">
          <ReservationCard
            reservation={reservation}
            location={byId.get(reservation.locationId ?? '')}
            onUpdate={isManager ? update : undefined}
          />
        </li>
      ))}
    </ul>
  );
};

export const ReservationsScreen = () => {
  const [locationId, setLocationId] = useSearchParam('locationId');
  const locations = useLocations();
  const reservations = useReservations(locationId);
  const content = (): ReactNode => {
    // Before the locations are loaded, every card would briefly say "Unknown".
    if (reservations.isPending || locations.isPending) return <Spinner label="Loading reservations..." />;
    if (locations.isLoadingError)
      return <LoadFailure what="the locations" error={locations.error} onRetry={locations.refetch} />;
    if (reservations.isLoadingError)
      return <LoadFailure what="the reservations" error={reservations.error} onRetry={reservations.refetch} />;
    if (reservations.rows.length === 0) return <NoReservations />;
    return (
      <>
        <ReservationCards reservations={reservations.rows} locations={locations.data ?? []} />
        <LoadMore {...reservations.more} />
        <OpenedDialog reservations={reservations.rows} />
      </>
    );
  };
  return (
    <>
      <PageHeader title="Reservations" subtitle="Requests from the chat, newest first">
        <RefreshButton />
        <VisitorDataButton />
        <LocationFilter value={locationId} onChange={setLocationId} />
      </PageHeader>
      <HeldBackBanner locationId={locationId} />
      {content()}
    </>
  );
};
