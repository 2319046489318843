import type { confirmPasswordReset } from '@chat-module/contract/session';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { ApiError, serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { focusFirstEmpty, focusOnArrival } from '../ui/focus-field.ts';
import { onSubmit } from '../ui/on-submit.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { toast } from '../ui/toast-store.ts';
import { SessionCard } from './session-card.tsx';

const showFailure = (error: Error) => {
  if (!(error instanceof ApiError)) return toast('Error', 'Network error. Please try again.', 'danger');
  toast('Error', serverMessageOr(error, 'Failed to update password'), 'danger');
};

const useNewPassword = (token: string) => {
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (password: string) =>
      call<typeof confirmPasswordReset>('POST', '/api/reset-password/confirm', { body: { token, password } }),
    onSuccess: () => {
      toast('Success', 'Password updated successfully');
      navigate('/api/login');
    },
    onError: showFailure,
  });
};

const NewPasswordForm = ({ token }: { token: string }) => {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const update = useNewPassword(token);
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

/** Where the mailed link leads. */
export const NewPasswordScreen = () => {
  const [search] = useSearchParams();
  const token = search.get('token');
  if (!token) {
    return (
      <SessionCard title="Link Incomplete" text="This address lacks its token. Open the whole link of the mail.">
        <Link href="/api/login" className={buttonClass('primary', 'w-full')}>
          Back to Login
        </Link>
      </SessionCard>
    );
  }
  return (
    <SessionCard title="Choose a New Password" text="You sign in with it from now on.">
      <NewPasswordForm token={token} />
    </SessionCard>
  );
};
