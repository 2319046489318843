import type { User } from '@chat-module/contract/users';
import { useFormDraft } from '../layout/use-form-draft.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { askBeforeDiscarding } from '../ui/form/ask-before-discarding.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { RestoredNote } from '../ui/form/restored-note.tsx';
import { showServerErrors } from '../ui/form/show-server-errors.ts';
import { toastIncomplete, useEditedUserForm } from './use-user-form.ts';
import { UserFields } from './user-fields.tsx';
import { useUpdateUser } from './users.queries.ts';

export const EditUserDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const form = useEditedUserForm(user);
  const { errors, isDirty } = form.formState;
  const draft = useFormDraft(form, `user ${user.id}`);
  const close = () => {
    draft.forget();
    onClose();
  };
  const update = useUpdateUser(user.id, close);
  const cancel = askBeforeDiscarding(isDirty, close);
  const submit = form.handleSubmit(
    ({ locationId, ...changes }) =>
      update.mutate(
        { ...changes, locationId: locationId ?? undefined },
        { onError: (error) => showServerErrors(error, form) },
      ),
    () => toastIncomplete(form.getValues(), ['firstName', 'lastName', 'email', 'username']),
  );
  return (
    <Dialog title="Edit User" keepOpen onClose={cancel}>
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <RestoredNote draft={draft} />
          <UserFields form={form} hasUsername={user.invitation === null} />
          <FormProblem message={errors.root?.message} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" disabled={update.isPending}>
            {update.isPending ? 'Updating...' : 'Update User'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
