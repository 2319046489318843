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
  // An answer that says the same as the page is the same object: nothing is drawn again for it.
  queryFn: async (asked: QueryFunctionContext): Promise<CurrentUser | null> =>
    replaceEqualDeep(userOfPage, await readUnlessSignedOut<CurrentUser>(asked)),
  gcTime: Number.POSITIVE_INFINITY,
  // Lets the first screen be drawn at once, as it will stay. It holds until the call has been answered.
  placeholderData: userOfPage,
};

/** `undefined` while unknown or unreadable, `null` when signed out. */
export const useCurrentUser = () => useQuery(currentUserQuery);

/** Whether controls that change something are shown; the server decides for itself. */
export const useIsAdmin = (): boolean => useCurrentUser().data?.role === 'admin';

/** Starts over with nothing that an earlier user has read. */
export const rememberSignIn = (queryClient: QueryClient, user: CurrentUser): void => {
  queryClient.clear();
  queryClient.setQueryData(currentUserKey, user);
};
