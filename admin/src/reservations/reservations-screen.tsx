import type { Reservation } from '@chat-module/contract/reservations';
import { CalendarX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PageHeader } from '../layout/page-header.tsx';
import { LocationFilter } from '../locations/location-filter.tsx';
import { useLocations } from '../locations/locations.queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useSearchParam } from '../ui/use-search-param.ts';
import { ReservationCard } from './reservation-card.tsx';
import { useReservations } from './reservations.queries.ts';
import { UpdateStatusDialog } from './update-status-dialog.tsx';

const NoReservations = () => (
  <div className="card">
    <EmptyState icon={CalendarX} title="No reservations found for the selected location." />
  </div>
);

const ReservationCards = ({ reservations }: { reservations: readonly Reservation[] }) => {
  const [toUpdate, setToUpdate] = useState<Reservation>();
  const { data: locations = [] } = useLocations();
  const byId = new Map(locations.map((location) => [location.id, location]));
  return (
    <>
      <ul className="space-y-3">
        {reservations.map((reservation) => (
          <li key={reservation.id} className="draw-when-near">
            <ReservationCard
              reservation={reservation}
              location={byId.get(reservation.locationId ?? '')}
              onUpdate={() => setToUpdate(reservation)}
            />
          </li>
        ))}
      </ul>
      {toUpdate && <UpdateStatusDialog reservation={toUpdate} onClose={() => setToUpdate(undefined)} />}
    </>
  );
};

export const ReservationsScreen = () => {
  const [locationId, setLocationId] = useSearchParam('locationId');
  const locations = useLocations();
  const reservations = useReservations(locationId);
  const content = (): ReactNode => {
    // Without the locations every card would say "Unknown" for a moment.
    if (reservations.isPending || locations.isPending) return <Spinner label="Loading reservations..." />;
    if (reservations.isLoadingError) return <LoadFailure what="the reservations" onRetry={reservations.refetch} />;
    if (reservations.data.length === 0) return <NoReservations />;
    return (
      <>
        <ReservationCards reservations={reservations.data} />
        {reservations.hasNextPage && (
          <LoadMore
            onClick={() => reservations.fetchNextPage()}
            isLoading={reservations.isFetchingNextPage}
            hasFailed={reservations.isFetchNextPageError}
          />
        )}
      </>
    );
  };
  return (
    <>
      <PageHeader title="Reservations" subtitle="Requests from the chat, newest first">
        <LocationFilter value={locationId} onChange={setLocationId} />
      </PageHeader>
      {content()}
    </>
  );
};
