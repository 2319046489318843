import type { ReservationSort } from '@chat-module/contract/reservations';
import type { Context } from '../context.ts';
import { exportPages } from '../http/export-pages.ts';
import { describePage } from '../submissions/describe-work.ts';
import { nameLocations } from '../submissions/name-locations.ts';
import type { ReadFilter } from '../submissions/submission-filter.ts';
import { listReservations, openReservationStatuses } from './reservations.store.ts';

const headings = [
  ...['Created (UTC)', 'Name', 'Phone', 'Email', 'Unit size', 'Unit type', 'Move-in date', 'Status', 'Location'],
  ...['Assigned to', 'Follow-up date', 'Notes', 'Page'],
];

/** The reservations that match a filter, as CSV. */
export const exportReservations = (
  context: Context,
  filter: ReadFilter,
  sort: ReservationSort,
): AsyncGenerator<string> =>
  exportPages(
    headings,
    async (request) => {
      const page = await describePage(
        context,
        await listReservations(context.db, filter, sort, request),
        openReservationStatuses,
      );
      return nameLocations(context.db, page);
    },
    (reservation) => [
      ...[reservation.createdAt, reservation.customerName, reservation.customerPhone, reservation.customerEmail],
      ...[reservation.unitSize, reservation.unitType, reservation.moveInDate, reservation.status],
      ...[
        reservation.locationName,
        reservation.assigneeName,
        reservation.followUpOn,
        reservation.notes,
        reservation.pageUrl,
      ],
    ],
  );
