import { type SubmitEvent, useState } from 'react';
import { ApiError, failureMessage } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { CodeField } from '../ui/form/code-field.tsx';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { toast } from '../ui/toast/toast-store.ts';
import { useTurnOffSecondFactor } from './second-factor.queries.ts';

/** The server's error for a field; `form` is for errors without a field. */
const problemsOf = (error: Error | null): { currentPassword?: string; code?: string; form?: string } => {
  if (error === null) return {};
  const fields = error instanceof ApiError ? error.fieldErrors.map(({ path, message }) => [path, message]) : [];
  return fields.length > 0 ? Object.fromEntries(fields) : { form: failureMessage(error) };
};

export const TurnOffDialog = ({ onClose }: { onClose: () => void }) => {
  const [currentPassword, setPassword] = useState('');
  const [code, setCode] = useState('');
  const turnOff = useTurnOffSecondFactor();
  const problems = problemsOf(turnOff.error);
  const submit = (_event: SubmitEvent<HTMLFormElement>) =>
    turnOff.mutate(
      { currentPassword, code },
      {
        onSuccess: ({ message }) => {
          toast('Success', message);
          onClose();
        },
      },
    );
  return (
    <Dialog title="Turn Off Two-Factor Sign-In" keepOpen onClose={onClose}>
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <PasswordField
            label="Current Password"
            required
            autoComplete="current-password"
            value={currentPassword}
            onChange={(event) => setPassword(event.target.value)}
            {...(problems.currentPassword && { error: problems.currentPassword })}
          />
          <CodeField
            label="Code"
            hint="From your authenticator app, or one of your recovery codes."
            value={code}
            onChange={setCode}
            error={problems.code}
          />
          <FormProblem message={problems.form} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="danger" disabled={turnOff.isPending}>
            {turnOff.isPending ? 'Turning off...' : 'Turn Off'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
