import type { acceptInvitation, checkInvitation } from '@chat-module/contract/invitations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { ApiError, serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { sessionless } from '../api/query-client.ts';
import { Button } from '../ui/button.tsx';
import { focusFirstEmpty, focusOnArrival } from '../ui/form/focus-field.ts';
import { onSubmit } from '../ui/form/on-submit.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast/toast-store.ts';
import { refusesToken } from './link-check.queries.ts';
import { SessionCard } from './session-card.tsx';

const checkPath = '/api/invitation/check';

interface Invited {
  readonly firstName: string;
  readonly username: string;
}

const useInvitation = (token: string) => {
  const queryClient = useQueryClient();
  const queryKey = [checkPath, token];
  const check = useQuery({
    queryKey,
    meta: sessionless,
    queryFn: () => call<typeof checkInvitation>('POST', checkPath, { body: { token } }),
  });
  const refuse = () => queryClient.setQueryData(queryKey, { invited: null });
  return { ...check, refuse };
};

const useAcceptance = (token: string, onTokenRefused: () => void) => {
  const [, navigate] = useLocation();
  return useMutation({
    meta: sessionless,
    mutationFn: (account: { username: string; password: string }) =>
      call<typeof acceptInvitation>('POST', '/api/invitation/accept', { body: { token, ...account } }),
    onSuccess: ({ message }) => {
      toast('Success', `${message}. Sign in now.`);
      navigate('/api/login');
    },
    onError: (error) => {
      const fallback = error instanceof ApiError ? 'Failed to create your account' : 'Network error. Please try again.';
      toast('Error', serverMessageOr(error, fallback), 'danger');
      if (refusesToken(error)) onTokenRefused();
    },
  });
};

interface FormProps {
  token: string;
  invited: Invited;
  /** The link was used, expired or revoked after the check. */
  onTokenRefused: () => void;
}

const AcceptanceForm = ({ token, invited, onTokenRefused }: FormProps) => {
  const [username, setUsername] = useState(invited.username);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const accept = useAcceptance(token, onTokenRefused);
  const submit = ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
    if (!username.trim() || !password || !repeated) {
      focusFirstEmpty(currentTarget);
      return toast('Error', 'All fields are required', 'danger');
    }
    if (password !== repeated) return toast('Error', 'Passwords do not match', 'danger');
    accept.mutate({ username, password });
  };
  return (
    <form noValidate onSubmit={onSubmit(submit)} className="space-y-4">
      <TextField
        label="Username"
        hint="You’ll sign in with it. Keep your email address or choose a name."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        label="Password"
        ref={focusOnArrival}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
      />
      <Button type="submit" look="primary" className="w-full" disabled={accept.isPending}>
        {accept.isPending ? 'Saving...' : 'Accept Invitation'}
      </Button>
    </form>
  );
};

const UselessLink = ({ title, text }: { title: string; text: string }) => (
  <SessionCard title={title} text={text}>
    <Link href="/api/login" className="link">
      Back to Login
    </Link>
  </SessionCard>
);

const CheckedInvitation = ({ token }: { token: string }) => {
  const { data, error, refetch, refuse } = useInvitation(token);
  if (data?.invited === null || refusesToken(error))
    return (
      <UselessLink
        title="Invitation Expired"
        text="This invitation has expired, was already used or was revoked. Ask your administrator for a new one."
      />
    );
  const greeting = data ? `Welcome, ${data.invited.firstName}` : 'Your Invitation';
  return (
    <SessionCard title={greeting} text="Choose how you sign in to Chat Module.">
      {data && <AcceptanceForm token={token} invited={data.invited} onTokenRefused={refuse} />}
      {!data &&
        (error ? (
          <LoadFailure what="this page" error={error} onRetry={refetch} />
        ) : (
          <Spinner label="Checking the link..." />
        ))}
    </SessionCard>
  );
};

/** The screen that the link of an invitation opens. */
export const InvitationScreen = () => {
  const [search] = useSearchParams();
  const token = search.get('token');
  if (token) return <CheckedInvitation key={token} token={token} />;
  return <UselessLink title="Link Incomplete" text="This link is incomplete. Open the full link from the email." />;
};
