import { useFormDraft } from '../layout/use-form-draft.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { askBeforeDiscarding } from '../ui/form/ask-before-discarding.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { RestoredNote } from '../ui/form/restored-note.tsx';
import { showServerErrors } from '../ui/form/show-server-errors.ts';
import { toastIncomplete, useNewUserForm } from './use-user-form.ts';
import { UserFields } from './user-fields.tsx';
import { useCreateUser } from './users.queries.ts';

// A component, so that it renders after the fields above it: the first rendered field gets the focus if several are wrong.
const FirstPassword = ({ form: { register, formState } }: { form: ReturnType<typeof useNewUserForm> }) => (
  <PasswordField
    label="Password"
    required
    autoComplete="new-password"
    error={formState.errors.password?.message}
    {...register('password')}
  />
);

export const CreateUserDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useNewUserForm();
  const { errors, isDirty } = form.formState;
  const draft = useFormDraft(form, 'user new');
  const close = () => {
    draft.forget();
    onClose();
  };
  const create = useCreateUser(close);
  const cancel = askBeforeDiscarding(isDirty, close);
  const submit = form.handleSubmit(
    (user) => create.mutate(user, { onError: (error) => showServerErrors(error, form) }),
    () => toastIncomplete(form.getValues(), ['firstName', 'lastName', 'email', 'username', 'password']),
  );
  return (
    <Dialog title="Create New User" keepOpen onClose={cancel}>
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <RestoredNote draft={draft} hasSecrets />
          <UserFields form={form}>
            <FirstPassword form={form} />
          </UserFields>
          <FormProblem message={errors.root?.message} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" disabled={create.isPending}>
            {create.isPending ? 'Creating...' : 'Create User'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
