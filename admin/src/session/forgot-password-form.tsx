import type { requestPasswordReset } from '@chat-module/contract/session';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError, serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { sessionless } from '../api/query-client.ts';
import { Button } from '../ui/button.tsx';
import { focusFirstEmpty, focusOnArrival } from '../ui/form/focus-field.ts';
import { onSubmit } from '../ui/form/on-submit.ts';
import { TextField } from '../ui/form/text-field.tsx';
import { toast } from '../ui/toast/toast-store.ts';

const showFailure = (error: Error) => {
  if (!(error instanceof ApiError)) return toast('Error', 'Network error. Please try again.', 'danger');
  toast('Error', serverMessageOr(error, 'Failed to send reset link'), 'danger');
};

export const ForgotPasswordForm = ({ signInHref }: { signInHref: string }) => {
  const [, navigate] = useLocation();
  const [username, setUsername] = useState('');
  const request = useMutation({
    meta: sessionless,
    mutationFn: () => call<typeof requestPasswordReset>('POST', '/api/reset-password', { body: { username } }),
    onSuccess: () => {
      toast('Reset Link Sent', 'Check your email for password reset instructions');
      navigate(signInHref);
    },
    onError: showFailure,
  });
  const submit = ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
    if (username.trim() !== '') return request.mutate();
    toast('Error', 'Please enter your username', 'danger');
    focusFirstEmpty(currentTarget);
  };
  return (
    <form noValidate onSubmit={onSubmit(submit)} className="space-y-4">
      <TextField
        label="Username"
        ref={focusOnArrival}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <Button type="submit" look="primary" className="w-full" disabled={request.isPending}>
        {request.isPending ? 'Sending...' : 'Send Reset Link'}
      </Button>
      <Link href={signInHref} className="link">
        Back to Login
      </Link>
    </form>
  );
};
