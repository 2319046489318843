import { type Location, unitLabel } from '@chat-module/contract/locations';
import type { Reservation } from '@chat-module/contract/reservations';
import { memo, useId } from 'react';
import { locationName } from '../locations/location-name.ts';
import { Button } from '../ui/button.tsx';
import { Fact } from '../ui/fact.tsx';
import { formatDay, formatDayAndTime } from '../ui/format-day.ts';
import { MailLink } from '../ui/mail-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { ReservationStatusBadge } from './reservation-status-badge.tsx';

interface Props {
  reservation: Reservation;
  location: Location | undefined;
  /** Absent for operators who may only read. */
  onUpdate: ((id: string) => void) | undefined;
}

const facts =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 ' +
  'lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,6fr)_minmax(0,4fr)]';

/** Memoized, because a list may have a thousand. */
export const ReservationCard = memo(({ reservation, location, onUpdate }: Props) => {
  const nameId = useId();
  const { customerEmail, moveInDate } = reservation;
  return (
    <article aria-labelledby={nameId} className="card space-y-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={nameId} className="font-semibold text-base wrap-anywhere">
              {reservation.customerName}
            </h2>
            <ReservationStatusBadge status={reservation.status} />
          </div>
          <p className="text-muted">{formatDayAndTime(reservation.createdAt, location?.timezone)}</p>
        </div>
        {onUpdate && (
          <Button onClick={() => onUpdate(reservation.id)} aria-describedby={nameId}>
            Update Status
          </Button>
        )}
      </div>
      <dl className={facts}>
        <Fact name="Location">{locationName(location, reservation)}</Fact>
        <Fact name="Unit size">
          {unitLabel({ size: reservation.unitSize, type: reservation.unitType }) || 'Not provided'}
        </Fact>
        <Fact name="Email">{customerEmail ? <MailLink email={customerEmail} /> : 'Not provided'}</Fact>
        <Fact name="Phone">
          <PhoneLink phone={reservation.customerPhone} />
        </Fact>
        {moveInDate && <Fact name="Move-in date">{formatDay(moveInDate, 'UTC')}</Fact>}
        {reservation.notes && (
          <Fact name="Admin notes" wide>
            {reservation.notes}
          </Fact>
        )}
      </dl>
    </article>
  );
});
