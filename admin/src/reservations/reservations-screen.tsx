import type { Reservation } from '@chat-module/contract/reservations';
import { CalendarX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PageHeader } from '../layout/page-header.tsx';
import { LocationFilter, useLocationFilter } from '../locations/location-filter.tsx';
import { useLocations } from '../locations/locations.queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
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
          <li key={reservation.id}>
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
  const [locationId, setLocationId] = useLocationFilter();
  const { isPending: areLocationsPending } = useLocations();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReservations(locationId);
  const content = (): ReactNode => {
    if (isError) return <LoadFailure what="the reservations" onRetry={refetch} />;
    // Without the locations every card would say "Unknown" for a moment.
    if (!data || areLocationsPending) return <Spinner label="Loading reservations..." />;
    const reservations = data.pages.flatMap((page) => page.rows);
    return reservations.length === 0 ? <NoReservations /> : <ReservationCards reservations={reservations} />;
  };
  return (
    <>
      <PageHeader title="Reservations" subtitle="Requests from the chat, newest first">
        <LocationFilter value={locationId} onChange={setLocationId} />
      </PageHeader>
      {content()}
      {hasNextPage && <LoadMore onClick={() => fetchNextPage()} isLoading={isFetchingNextPage} />}
    </>
  );
};
