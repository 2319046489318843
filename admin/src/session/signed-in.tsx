import { type ReactNode, useEffect } from 'react';
import { FullPageSpinner } from '../ui/spinner.tsx';
import { useCurrentUser } from './current-user.queries.ts';
import { signInAgain } from './sign-in-again.ts';

/** Shows its children to signed-in operators and redirects everyone else to the sign-in screen. */
export const SignedIn = ({ children }: { children: ReactNode }) => {
  const { data: user, isPending } = useCurrentUser();
  const isSignedOut = !isPending && !user;
  useEffect(() => {
    if (isSignedOut) signInAgain();
  }, [isSignedOut]);
  return user ? children : <FullPageSpinner label="Loading..." />;
};
