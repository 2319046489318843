import { useState } from 'react';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SessionCard } from './session-card.tsx';
import { SignInForm } from './sign-in-form.tsx';

export const SignInScreen = () => {
  const [mode, setMode] = useState<'signIn' | 'resetPassword'>('signIn');
  if (mode === 'resetPassword') {
    return (
      <SessionCard title="Reset Password" text="We mail you a link that works once, for one hour.">
        <ForgotPasswordForm onBack={() => setMode('signIn')} />
      </SessionCard>
    );
  }
  return (
    <SessionCard title="Sign In" text="Welcome back. Your facilities are waiting.">
      <SignInForm onForgotPassword={() => setMode('resetPassword')} />
    </SessionCard>
  );
};
