import { tooShort } from '@chat-module/contract/password-rule';
import type { User } from '@chat-module/contract/users';
import { useForm } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { askBeforeDiscarding } from '../ui/form/ask-before-discarding.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { isGiven, newPasswordRules, repeatedPasswordRules } from '../ui/form/new-password-rules.ts';
import { onSubmit } from '../ui/form/on-submit.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { showServerErrors } from '../ui/form/show-server-errors.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { useChangePassword } from './users.queries.ts';

const usePasswordForm = () => {
  const form = useForm({ defaultValues: { password: '', repeated: '' } });
  const password = form.register('password', newPasswordRules);
  const repeated = form.register('repeated', repeatedPasswordRules);
  return { form, password, repeated };
};

const toastProblem = ({ password, repeated }: { password: string; repeated: string }): void => {
  if (!isGiven(password) || !isGiven(repeated)) toast('Error', 'Both password fields are required', 'danger');
  else toast('Error', password === repeated ? tooShort : 'Passwords do not match', 'danger');
};

export const ChangePasswordDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { form, password, repeated } = usePasswordForm();
  const { errors, isDirty } = form.formState;
  const change = useChangePassword(user.id, onClose);
  const cancel = askBeforeDiscarding(isDirty, onClose);
  const submit = form.handleSubmit(
    (fields) => change.mutate(fields.password, { onError: (error) => showServerErrors(error, form) }),
    () => toastProblem(form.getValues()),
  );
  return (
    <Dialog title="Change Password" description={`For user ${user.username}`} keepOpen onClose={cancel}>
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <PasswordField
            label="New Password"
            required
            autoComplete="new-password"
            error={errors.password?.message}
            {...password}
          />
          <PasswordField
            label="Confirm Password"
            required
            autoComplete="new-password"
            error={errors.repeated?.message}
            {...repeated}
          />
          <FormProblem message={errors.root?.message} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" disabled={change.isPending}>
            {change.isPending ? 'Updating...' : 'Update Password'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
