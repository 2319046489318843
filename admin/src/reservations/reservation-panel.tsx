import { type Location, unitLabel } from '@chat-module/contract/locations';
import type { Reservation } from '@chat-module/contract/reservations';
import { locationName } from '../locations/location-name.ts';
import { useIsManager } from '../session/current-user.queries.ts';
import { FollowUpMark } from '../submissions/follow-up-mark.tsx';
import { PageLink } from '../submissions/page-link.tsx';
import { SubmissionPanel } from '../submissions/submission-panel.tsx';
import { Fact } from '../ui/fact.tsx';
import { PanelSection } from '../ui/list/side-panel.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { formatDay, formatDayAndTime } from '../ui/text/format-day.ts';
import { HoldBadge } from './hold-badge.tsx';
import { HoldForm, isHoldable } from './hold-form.tsx';
import { reservationKind } from './reservation-kind.ts';
import { ReservationStatusBadge } from './reservation-status-badge.tsx';

interface SectionsProps {
  reservation: Reservation;
  location: Location | undefined;
}

const Sections = ({ reservation, location }: SectionsProps) => {
  const isManager = useIsManager();
  return (
    <>
      <PanelSection title="Contact">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
          <Fact name="Phone">
            <PhoneLink phone={reservation.customerPhone} />
          </Fact>
          <Fact name="Email">
            {reservation.customerEmail ? <MailLink email={reservation.customerEmail} /> : 'Not provided'}
          </Fact>
          <Fact name="Unit size">
            {unitLabel({ size: reservation.unitSize, type: reservation.unitType }) || 'Not provided'}
          </Fact>
          <Fact name="Move-in date">
            {reservation.moveInDate ? formatDay(reservation.moveInDate, 'UTC') : 'Not provided'}
          </Fact>
          <Fact name="Location">{locationName(location, reservation)}</Fact>
          {reservation.pageUrl && (
            <Fact name="Source page" wide>
              <PageLink url={reservation.pageUrl} />
            </Fact>
          )}
        </dl>
      </PanelSection>
      {isManager && isHoldable(reservation) && (
        <PanelSection title="Hold">
          <HoldForm key={reservation.id} reservation={reservation} timeZone={location?.timezone} />
        </PanelSection>
      )}
      {reservation.notes && (
        <PanelSection title="Admin notes">
          <p className="whitespace-pre-line wrap-anywhere">{reservation.notes}</p>
        </PanelSection>
      )}
    </>
  );
};

interface Props {
  id: string;
  /** The reservation's row in the list. */
  listed: Reservation | undefined;
  /** The ids of the list's rows, in order. */
  ids: readonly string[];
  locations: ReadonlyMap<string, Location>;
  onUpdate: (id: string) => void;
  onClose: () => void;
}

/** A reservation in full. */
export const ReservationPanel = ({ locations, ...props }: Props) => {
  const locationOf = ({ locationId }: Reservation) => locations.get(locationId ?? '');
  return (
    <SubmissionPanel
      kind={reservationKind}
      {...props}
      timeZoneOf={(reservation) => locationOf(reservation)?.timezone}
      aboutOf={(reservation) => (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
          <ReservationStatusBadge status={reservation.status} />
          <HoldBadge reservation={reservation} />
          <FollowUpMark {...reservation} />
          <span>{formatDayAndTime(reservation.createdAt, locationOf(reservation)?.timezone)}</span>
        </p>
      )}
      sectionsOf={(reservation) => <Sections {...{ reservation, location: locationOf(reservation) }} />}
    />
  );
};
