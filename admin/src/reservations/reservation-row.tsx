import { type Location, unitLabel } from '@chat-module/contract/locations';
import type { Reservation } from '@chat-module/contract/reservations';
import { memo } from 'react';
import { locationName } from '../locations/location-name.ts';
import { RowFact } from '../submissions/row-fact.tsx';
import { SubmissionRow } from '../submissions/submission-row.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { formatDay, formatDayAndTime } from '../ui/text/format-day.ts';
import { HoldBadge } from './hold-badge.tsx';
import { reservationKind } from './reservation-kind.ts';
import { ReservationStatusBadge } from './reservation-status-badge.tsx';

interface Props {
  reservation: Reservation;
  location: Location | undefined;
  /** Absent for operators who may only read. */
  onUpdate: ((id: string) => void) | undefined;
}

/** Memoized, because a list may have a thousand rows. */
export const ReservationRow = memo(({ reservation, location, onUpdate }: Props) => (
  <SubmissionRow
    kind={reservationKind}
    row={reservation}
    onUpdate={onUpdate}
    status={
      <>
        <ReservationStatusBadge status={reservation.status} />
        <HoldBadge reservation={reservation} />
      </>
    }
    contact={
      <>
        <RowFact name="Phone">
          <PhoneLink phone={reservation.customerPhone} />
        </RowFact>
        <RowFact name="Email">
          {reservation.customerEmail && (
            <span className="lg:text-xs">
              <MailLink email={reservation.customerEmail} canBreak={false} />
            </span>
          )}
        </RowFact>
      </>
    }
    unit={
      <>
        <RowFact name="Unit size">
          {reservation.unitSize && (
            <span className="whitespace-normal">
              {unitLabel({ size: reservation.unitSize, type: reservation.unitType })}
            </span>
          )}
        </RowFact>
        {reservation.moveInDate && (
          <RowFact name="Move-in date">
            <span className="text-muted text-xs">{`From ${formatDay(reservation.moveInDate, 'UTC')}`}</span>
          </RowFact>
        )}
      </>
    }
    place={
      <>
        <p className="truncate">{locationName(location, reservation)}</p>
        <p className="text-muted text-xs">{formatDayAndTime(reservation.createdAt, location?.timezone)}</p>
      </>
    }
    texts={[{ name: 'Admin notes', text: reservation.notes }]}
  />
));
