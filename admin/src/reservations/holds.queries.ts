import type { holdReservation, removeHold } from '@chat-module/contract/holds';
import type { Reservation } from '@chat-module/contract/reservations';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { replaceRow } from '../api/change-rows.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';

const reservationsPath = '/api/admin/reservations';

function showChanged(queryClient: QueryClient, reservation: Reservation): void {
  replaceRow(queryClient, reservationsPath, reservation);
  // Not awaited, because a long list reloads page by page.
  queryClient.invalidateQueries({ queryKey: [reservationsPath] });
}

export const useHoldReservation = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (until: string) =>
      call<typeof holdReservation>('PUT', '/api/admin/reservations/:id/hold', { params: { id }, body: { until } }),
    onSuccess: (reservation) => {
      showChanged(queryClient, reservation);
      toast('Hold saved', 'The reservation is cancelled when its hold ends.');
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to save the hold')),
  });
};

export const useRemoveHold = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof removeHold>('DELETE', '/api/admin/reservations/:id/hold', { params: { id } }),
    onSuccess: (reservation) => {
      showChanged(queryClient, reservation);
      toast('Hold removed', 'The reservation stays until you change its status.');
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to remove the hold')),
  });
};
