import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { failureReason } from '../api/api-error.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { toastFailure } from '../ui/toast/toast-failure.ts';

/** Reloads all of the screen's data, most of which doesn't refresh by itself; data that can't be loaded stays. */
export const RefreshButton = () => {
  const queryClient = useQueryClient();
  const refresh = useMutation({
    mutationFn: () => queryClient.refetchQueries({ type: 'active' }, { throwOnError: true }),
    onError: (error) => toastFailure(error, `Could not refresh. ${failureReason(error)}`),
  });
  return (
    <IconButton
      icon={RefreshCw}
      label={refresh.isPending ? 'Refreshing...' : 'Refresh'}
      disabled={refresh.isPending}
      onClick={() => refresh.mutate()}
      className={`self-end border border-control bg-surface max-sm:absolute max-sm:top-0 max-sm:right-0 ${refresh.isPending ? '*:animate-spin' : ''}`}
    />
  );
};
