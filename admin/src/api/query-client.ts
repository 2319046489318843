import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './api-error.ts';
import { read } from './read.ts';

// Runs before the next event, so that the second click of a double click finds its button pending.
notifyManager.setScheduler(queueMicrotask);

/** The `meta` of calls that need no session: a 401 is a response like any other. */
export const sessionless = { isSessionless: true };

/** Data is read once, and again only after a change. `onSignedOut` runs when any other call finds the session expired. */
export const createQueryClient = (onSignedOut: () => void): QueryClient => {
  const onError = (error: Error, { meta }: { meta?: Record<string, unknown> | undefined }) => {
    if (meta !== sessionless && isUnauthorized(error)) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => onError(error, mutation),
    }),
    defaultOptions: {
      queries: {
        queryFn: read,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A browser that considers itself offline can still reach a server on the same machine.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};
