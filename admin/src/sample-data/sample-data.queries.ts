import type { removeSampleData, SampleData } from '@chat-module/contract/sample-data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';

const path = '/api/admin/sample-data';

/** Counted again for each request. */
export const useSampleData = () => useQuery<SampleData>({ queryKey: [path], gcTime: 0 });

export const useRemoveSampleData = (onRemoved: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ keepFacility }: { keepFacility: boolean }) =>
      call<typeof removeSampleData>('DELETE', path, { query: { keep: keepFacility ? 'facility' : undefined } }),
    onSuccess: async () => {
      toast('Success', 'Sample data removed successfully');
      onRemoved();
      // Every list and figure contained sample data.
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== path });
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to remove sample data')),
  });
};
