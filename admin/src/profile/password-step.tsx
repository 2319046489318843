import { type SubmitEvent, useState } from 'react';
import { failureMessage } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { useBeginSecondFactor } from './second-factor.queries.ts';

export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
}

interface Props {
  onBegun: (enrolment: Enrolment) => void;
  onCancel: () => void;
}

export const PasswordStep = ({ onBegun, onCancel }: Props) => {
  const [password, setPassword] = useState('');
  const begin = useBeginSecondFactor();
  const submit = (_event: SubmitEvent<HTMLFormElement>) => begin.mutate(password, { onSuccess: onBegun });
  return (
    <form noValidate onSubmit={onSubmit(submit)} className="contents">
      <DialogBody>
        <p>You need an authenticator app, such as Google Authenticator, 1Password or Aegis.</p>
        <PasswordField
          label="Current Password"
          required
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...(begin.error && { error: failureMessage(begin.error) })}
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="primary" disabled={begin.isPending}>
          Continue
        </Button>
      </DialogFooter>
    </form>
  );
};
