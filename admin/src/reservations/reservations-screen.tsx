import type { Location } from '@chat-module/contract/locations';
import { type Reservation, reservationFilters } from '@chat-module/contract/reservations';
import { CalendarX } from 'lucide-react';
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
import { reservationKind } from './reservation-kind.ts';
import { ReservationRow } from './reservation-row.tsx';
import { filterLabels } from './status-labels.ts';

// Loaded on demand, because the list needs neither.
const UpdateStatusDialog = lazy(async () => ({
  default: (await import('./update-status-dialog.tsx')).UpdateStatusDialog,
}));
const ReservationPanel = lazy(async () => ({ default: (await import('./reservation-panel.tsx')).ReservationPanel }));

const updateDialog = 'update-status';

const sortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  moveIn: 'By move-in date',
  followUp: 'By follow-up date',
} as const;
const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

const OpenedDialog = ({ reservations }: { reservations: readonly Reservation[] }) => {
  const isManager = useIsManager();
  const { close } = useOpenedDialog();
  const reservation = useRowOfDialog(reservationKind, updateDialog, reservations);
  if (!isManager || !reservation) return null;
  return (
    <Suspense>
      <UpdateStatusDialog reservation={reservation} onClose={close} />
    </Suspense>
  );
};

interface ListProps {
  reservations: readonly Reservation[];
  locations: ReadonlyMap<string, Location>;
}

const ReservationsList = ({ reservations, locations }: ListProps) => {
  const isManager = useIsManager();
  const { open } = useOpenedDialog();
  const update = useCallback((id: string) => open(updateDialog, id), [open]);
  const keptFocus = useKeptFocus(reservations);
  return (
    <div className="card overflow-clip">
      <ListHead />
      <ul {...keptFocus} className="divide-y divide-line">
        {reservations.map((reservation) => (
          <li key={reservation.id} className="draw-when-near">
            <ReservationRow
              reservation={reservation}
              location={locations.get(reservation.locationId ?? '')}
              onUpdate={isManager ? update : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};

const OpenedReservation = ({ reservations, locations }: ListProps) => {
  const { openId, close } = useOpenedRow(reservationKind.param);
  const { open } = useOpenedDialog();
  if (openId === '') return null;
  const listed = reservations.find(({ id }) => id === openId);
  return (
    <Suspense>
      <ReservationPanel
        {...{ id: openId, listed, locations }}
        ids={reservations.map(({ id }) => id)}
        onUpdate={(id) => open(updateDialog, id)}
        onClose={close}
      />
    </Suspense>
  );
};

export const ReservationsScreen = () => {
  const filters = useSubmissionFilters(reservationFilters, Object.keys(sortLabels));
  const locations = useLocations();
  const reservations = useSubmissions(reservationKind, filters.query, filters.sort);
  const byId = new Map((locations.data ?? []).map((location) => [location.id, location]));
  const content = (): ReactNode => {
    // Before the locations are loaded, every row would briefly say "Unknown".
    if (reservations.isPending || locations.isPending) return <Spinner label="Loading reservations..." />;
    if (locations.isLoadingError)
      return <LoadFailure what="the locations" error={locations.error} onRetry={locations.refetch} />;
    if (reservations.isLoadingError)
      return <LoadFailure what="the reservations" error={reservations.error} onRetry={reservations.refetch} />;
    // A search reads some thousand rows at a time.
    if (reservations.rows.length === 0 && reservations.more.isLoading) return <Spinner label="Searching..." />;
    if (reservations.rows.length === 0 && !reservations.more.hasMore)
      return (
        <NoneFound
          kind={reservationKind}
          filters={filters}
          icon={CalendarX}
          searched="name, phone number, email, unit size or type"
        />
      );
    return (
      <>
        {reservations.rows.length > 0 && <ReservationsList reservations={reservations.rows} locations={byId} />}
        <LoadMore {...reservations.more} />
      </>
    );
  };
  return (
    <>
      <PageHeader title="Reservations" subtitle="Requests from the chat">
        <RefreshButton />
        <VisitorDataButton />
      </PageHeader>
      <HeldBackBanner locationId={filters.query.locationId} />
      <SubmissionFilterBar
        kind={reservationKind}
        filters={filters}
        statuses={optionsOf(reservationFilters, filterLabels)}
        sorts={sorts}
      />
      {content()}
      {locations.data && <OpenedReservation reservations={reservations.rows} locations={byId} />}
      <OpenedDialog reservations={reservations.rows} />
    </>
  );
};
