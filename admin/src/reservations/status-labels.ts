import type { ReservationStatus, reservationFilters } from '@chat-module/contract/reservations';

export const statusLabels: Record<ReservationStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

export const filterLabels: Record<(typeof reservationFilters)[number], string> = {
  ...statusLabels,
  confirmed_or_completed: 'Confirmed or completed',
};
