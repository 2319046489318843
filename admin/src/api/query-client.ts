import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './api-error.ts';
import { read } from './read.ts';

// Before the next event: the second click of a double click finds its button pending.
notifyManager.setScheduler(queueMicrotask);

/** Data is read once and again only when a change says so. `onSignedOut` is told when any call finds the session over. */
export const createQueryClient = (onSignedOut: () => void): QueryClient => {
  const onError = (error: Error) => {
    if (isUnauthorized(error)) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: read,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A browser that believes itself offline may still reach a server on its own machine.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};
