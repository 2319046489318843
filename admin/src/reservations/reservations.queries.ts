import type { ReservationStatus, updateReservation } from '@chat-module/contract/reservations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { replaceRow } from '../api/change-rows.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';

const reservationsPath = '/api/admin/reservations';

export interface ReservationChange {
  readonly id: string;
  readonly status?: ReservationStatus;
  readonly notes?: string;
}

export const useUpdateReservation = (onUpdated: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: ReservationChange) =>
      call<typeof updateReservation>('PATCH', '/api/admin/reservations/:id', { params: { id }, body }),
    onSuccess: (reservation) => {
      replaceRow(queryClient, reservationsPath, reservation);
      toast('Reservation updated', 'The reservation has been updated successfully.');
      onUpdated();
      // Not awaited, because a long list reloads page by page.
      queryClient.invalidateQueries({ queryKey: [reservationsPath] });
    },
    onError: (error) => toastFailure(error, 'Failed to update reservation. Please try again.'),
  });
};
