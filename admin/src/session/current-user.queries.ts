import type { CurrentUser } from '@chat-module/contract/session';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { readUnlessSignedOut } from '../api/read.ts';

const currentUserKey = ['/api/auth/user'];

const currentUserQuery = {
  queryKey: currentUserKey,
  queryFn: readUnlessSignedOut<CurrentUser>,
  gcTime: Number.POSITIVE_INFINITY,
};

/** `undefined` while unknown or unreadable, `null` when signed out. */
export const useCurrentUser = () => useQuery(currentUserQuery);

export const fetchCurrentUser = (queryClient: QueryClient) => queryClient.fetchQuery(currentUserQuery);

/** Whether controls that change something are shown; the server decides for itself. */
export const useIsAdmin = (): boolean => useCurrentUser().data?.role === 'admin';

/** Starts over with nothing that an earlier user has read. */
export const rememberSignIn = (queryClient: QueryClient, user: CurrentUser): void => {
  queryClient.clear();
  queryClient.setQueryData(currentUserKey, user);
};
