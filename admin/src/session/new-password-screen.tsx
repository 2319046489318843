import type { confirmPasswordReset } from '@chat-module/contract/session';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { ApiError, serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { sessionless } from '../api/query-client.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { focusFirstEmpty, focusOnArrival } from '../ui/form/focus-field.ts';
import { onSubmit } from '../ui/form/on-submit.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast/toast-store.ts';
import { refusesToken, useLinkCheck } from './link-check.queries.ts';
import { SessionCard } from './session-card.tsx';

const showFailure = (error: Error) => {
  if (!(error instanceof ApiError)) return toast('Error', 'Network error. Please try again.', 'danger');
  toast('Error', serverMessageOr(error, 'Failed to update password'), 'danger');
};

const useNewPassword = (token: string, onTokenRefused: () => void) => {
  const [, navigate] = useLocation();
  return useMutation({
    meta: sessionless,
    mutationFn: (password: string) =>
      call<typeof confirmPasswordReset>('POST', '/api/reset-password/confirm', { body: { token, password } }),
    onSuccess: () => {
      toast('Success', 'Password updated successfully');
      navigate('/api/login');
    },
    onError: (error) => {
      showFailure(error);
      if (refusesToken(error)) onTokenRefused();
    },
  });
};

interface FormProps {
  token: string;
  /** The link was used or expired after the check. */
  onTokenRefused: () => void;
}

const NewPasswordForm = ({ token, onTokenRefused }: FormProps) => {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const update = useNewPassword(token, onTokenRefused);
  const submit = ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
    if (!password || !repeated) {
      focusFirstEmpty(currentTarget);
      return toast('Error', 'Both password fields are required', 'danger');
    }
    if (password !== repeated) return toast('Error', 'Passwords do not match', 'danger');
    update.mutate(password);
  };
  return (
    <form noValidate onSubmit={onSubmit(submit)} className="space-y-4">
      <PasswordField
        label="New Password"
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
      <Button type="submit" look="primary" className="w-full" disabled={update.isPending}>
        {update.isPending ? 'Saving...' : 'Set New Password'}
      </Button>
      <Link href="/api/login" className="link">
        Back to Login
      </Link>
    </form>
  );
};

const UselessLink = ({ title, text }: { title: string; text: string }) => (
  <SessionCard title={title} text={text}>
    <div className="space-y-4">
      <Link href="/api/login?mode=resetPassword" className={buttonClass('primary', 'w-full')}>
        Send a new link
      </Link>
      <Link href="/api/login" className="link">
        Back to Login
      </Link>
    </div>
  </SessionCard>
);

const CheckedLink = ({ token }: { token: string }) => {
  const { isValid, error, retry, refuse } = useLinkCheck(token);
  if (isValid === false) return <UselessLink title="Link Expired" text="This link has expired or was already used." />;
  return (
    <SessionCard title="Choose a New Password" text="You'll use it the next time you sign in.">
      {isValid && <NewPasswordForm token={token} onTokenRefused={refuse} />}
      {isValid === undefined &&
        (error ? (
          <LoadFailure what="this page" error={error} onRetry={retry} />
        ) : (
          <Spinner label="Checking the link..." />
        ))}
    </SessionCard>
  );
};

/** The screen that an emailed link opens. */
export const NewPasswordScreen = () => {
  const [search] = useSearchParams();
  const token = search.get('token');
  if (token) return <CheckedLink key={token} token={token} />;
  return <UselessLink title="Link Incomplete" text="This link is incomplete. Open the full link from the email." />;
};
