import type { Reservation, ReservationStatus, updateReservation } from '@chat-module/contract/reservations';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { type Page, readPage, urlOf } from '../api/read.ts';
import { toastFailure } from '../ui/toast-failure.ts';
import { toast } from '../ui/toast-store.ts';

const reservationsPath = '/api/admin/reservations';

/** The reservations of one location, or of all when it is empty, a page at a time. */
export const useReservations = (locationId: string) =>
  useInfiniteQuery({
    queryKey: [reservationsPath, { locationId }],
    initialPageParam: '',
    queryFn: ({ queryKey, pageParam, signal }): Promise<Page<Reservation>> =>
      readPage(urlOf(queryKey, { cursor: pageParam }), signal),
    getNextPageParam: (page) => page.nextCursor,
  });

export interface ReservationChange {
  readonly id: string;
  readonly status: ReservationStatus;
  readonly notes: string;
}

export const useUpdateReservation = (onUpdated: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: ReservationChange) =>
      call<typeof updateReservation>('PATCH', '/api/admin/reservations/:id', { params: { id }, body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [reservationsPath] });
      toast('Reservation updated', 'The reservation has been updated successfully.');
      onUpdated();
    },
    onError: (error) => toastFailure(error, 'Failed to update reservation. Please try again.'),
  });
};
