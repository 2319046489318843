import { currentUserMeta } from '@chat-module/contract/screens';
import type { CurrentUser } from '@chat-module/contract/session';
import { type QueryClient, type QueryFunctionContext, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { readUnlessSignedOut } from '../api/read.ts';

const currentUserKey = ['/api/auth/user'];

const readUserOfPage = (): CurrentUser | undefined => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${currentUserMeta}"]`)?.content;
  return content === undefined ? undefined : JSON.parse(content);
};

const userOfPage = readUserOfPage();

const currentUserQuery = {
  queryKey: currentUserKey,
  // An equal response keeps the same object, so nothing renders again.
  queryFn: async (asked: QueryFunctionContext): Promise<CurrentUser | null> =>
    replaceEqualDeep(userOfPage, await readUnlessSignedOut<CurrentUser>(asked)),
  gcTime: Number.POSITIVE_INFINITY,
  // Lets the first screen render at once in its final form. Valid until the call returns.
  placeholderData: userOfPage,
};

/** `undefined` while unknown or on failure, `null` when signed out. */
export const useCurrentUser = () => useQuery(currentUserQuery);

/** Whether to show controls that work leads, reservations, FAQs and conversations; the server checks by itself. */
export const useIsManager = (): boolean => {
  const role = useCurrentUser().data?.role;
  return role === 'manager' || role === 'admin';
};

/** Whether to show every other control that changes something; the server checks by itself. */
export const useIsAdmin = (): boolean => useCurrentUser().data?.role === 'admin';

/** Clears all data that was loaded for an earlier user. */
export const rememberSignIn = (queryClient: QueryClient, user: CurrentUser): void => {
  queryClient.clear();
  queryClient.setQueryData(currentUserKey, user);
};
