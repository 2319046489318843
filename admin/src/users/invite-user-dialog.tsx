import { useState } from 'react';
import { useFormDraft } from '../layout/use-form-draft.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { askBeforeDiscarding } from '../ui/form/ask-before-discarding.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { RestoredNote } from '../ui/form/restored-note.tsx';
import { showServerErrors } from '../ui/form/show-server-errors.ts';
import { InvitationLinkDialog } from './invitation-link-dialog.tsx';
import { useInviteUser } from './invitations.queries.ts';
import { toastIncomplete, useInvitationForm } from './use-user-form.ts';
import { UserFields } from './user-fields.tsx';

export const InviteUserDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useInvitationForm();
  const [link, setLink] = useState('');
  const { errors, isDirty } = form.formState;
  const draft = useFormDraft(form, 'user invited');
  const close = () => {
    draft.forget();
    onClose();
  };
  const invite = useInviteUser((invited) => {
    draft.forget();
    if (invited.link === null) onClose();
    else setLink(invited.link);
  });
  const cancel = askBeforeDiscarding(isDirty, close);
  const submit = form.handleSubmit(
    (person) => invite.mutate(person, { onError: (error) => showServerErrors(error, form) }),
    () => toastIncomplete(form.getValues(), ['firstName', 'lastName', 'email']),
  );
  if (link) return <InvitationLinkDialog name={form.getValues('firstName')} link={link} onClose={onClose} />;
  return (
    <Dialog
      title="Invite User"
      description="They choose a username and a password through an emailed link."
      keepOpen
      onClose={cancel}
    >
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <RestoredNote draft={draft} />
          <UserFields form={form} hasUsername={false} />
          <FormProblem message={errors.root?.message} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" disabled={invite.isPending}>
            {invite.isPending ? 'Sending...' : 'Send Invitation'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
