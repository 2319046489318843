import type { logIn } from '@chat-module/contract/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError, serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { sessionless } from '../api/query-client.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/form/code-field.tsx';
import { focusFirstEmpty, focusOnArrival } from '../ui/form/focus-field.ts';
import { onSubmit } from '../ui/form/on-submit.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { toast } from '../ui/toast/toast-store.ts';
import { rememberSignIn } from './current-user.queries.ts';
import { nextPath } from './next-path.ts';

const showFailure = (error: Error) => {
  if (!(error instanceof ApiError)) return toast('Error', 'Network error. Please try again.', 'danger');
  toast('Login Failed', serverMessageOr(error, 'Invalid username or password'), 'danger');
};

/** The password was right, and a code is required too. */
const asksForCode = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.fieldErrors.some(({ path }) => path === 'code');

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
}

const useSignIn = () => {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    meta: sessionless,
    mutationFn: (body: Credentials) => call<typeof logIn>('POST', '/api/login', { body }),
    onSuccess: (user) => {
      rememberSignIn(queryClient, user);
      navigate(nextPath(window.location.search, window.location.origin));
    },
    onError: (error, { code }) => {
      if (code !== undefined || !asksForCode(error)) showFailure(error);
    },
  });
};

export const SignInForm = ({ resetHref }: { resetHref: string }) => {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const signIn = useSignIn();
  const submit = ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
    const areGiven = username.trim() !== '' && password !== '' && code?.trim() !== '';
    const onError = (error: Error) => asksForCode(error) && setCode('');
    if (areGiven) return signIn.mutate({ username, password, ...(code !== undefined && { code }) }, { onError });
    toast('Error', 'Please fill in all fields', 'danger');
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
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {code !== undefined && (
        <CodeField
          label="Authentication Code"
          hint="From your authenticator app, or one of your recovery codes."
          ref={focusOnArrival}
          value={code}
          onChange={setCode}
        />
      )}
      <Button type="submit" look="primary" className="w-full" disabled={signIn.isPending}>
        {signIn.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
      <Link href={resetHref} className="link">
        Forgot your password?
      </Link>
    </form>
  );
};
