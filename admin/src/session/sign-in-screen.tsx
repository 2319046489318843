import { useSearchParams } from 'wouter';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SessionCard } from './session-card.tsx';
import { SignInForm } from './sign-in-form.tsx';

type Mode = 'signIn' | 'resetPassword';

/** The same card in another mode, keeping the target screen. */
const hrefOf = (mode: Mode, search: URLSearchParams): string => {
  const query = new URLSearchParams(search);
  query.delete('mode');
  if (mode === 'resetPassword') query.set('mode', mode);
  return query.size === 0 ? '/api/login' : `/api/login?${query}`;
};

export const SignInScreen = () => {
  const [search] = useSearchParams();
  if (search.get('mode') === 'resetPassword') {
    return (
      <SessionCard title="Reset Password" text="We’ll email you a one-time link that expires in one hour.">
        <ForgotPasswordForm signInHref={hrefOf('signIn', search)} />
      </SessionCard>
    );
  }
  return (
    <SessionCard title="Sign In" text="Sign in to your facilities.">
      <SignInForm resetHref={hrefOf('resetPassword', search)} />
    </SessionCard>
  );
};
