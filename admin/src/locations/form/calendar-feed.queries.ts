import type { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from '@chat-module/contract/calendar-feed';
import type { ReplyOf } from '@chat-module/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { toastFailure } from '../../ui/toast/toast-failure.ts';
import { toast } from '../../ui/toast/toast-store.ts';

const feedKey = (locationId: string) => [`/api/locations/${locationId}/calendar-feed`];

export const useCalendarFeed = (locationId: string) =>
  useQuery<ReplyOf<typeof getCalendarFeed>>({ queryKey: feedKey(locationId) });

/** The mutation's data has the link, which can't be read again. */
export const useCreateCalendarFeed = (locationId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof createCalendarFeed>('POST', '/api/locations/:id/calendar-feed', { params: { id: locationId } }),
    onSuccess: ({ createdAt }) => {
      queryClient.setQueryData(feedKey(locationId), { createdAt });
    },
    onError: (error) => toastFailure(error, 'Failed to create the calendar link'),
  });
};

export const useRevokeCalendarFeed = (locationId: string, onRevoked: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof revokeCalendarFeed>('DELETE', '/api/locations/:id/calendar-feed', { params: { id: locationId } }),
    onSuccess: () => {
      queryClient.setQueryData(feedKey(locationId), { createdAt: null });
      toast('Success', 'Calendar link revoked');
      onRevoked();
    },
    onError: (error) => toastFailure(error, 'Failed to revoke the calendar link'),
  });
};
