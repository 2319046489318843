import type { Lead } from '@chat-module/contract/leads';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '../layout/use-form-draft.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { askBeforeDiscarding } from '../ui/form/ask-before-discarding.ts';
import { resultOf } from '../ui/form/changed-fields.ts';
import { onSubmit } from '../ui/form/on-submit.ts';
import { RestoredNote } from '../ui/form/restored-note.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { TextAreaField } from '../ui/form/text-area-field.tsx';
import { leadStatusOptions } from './lead-status.ts';
import { useUpdateLead } from './leads.queries.ts';

export const UpdateLeadDialog = ({ lead, onClose }: { lead: Lead; onClose: () => void }) => {
  const { id, name, status, notes } = lead;
  const form = useForm({ defaultValues: { status, notes } });
  const draft = useFormDraft(form, `lead ${id}`);
  const close = () => {
    draft.forget();
    onClose();
  };
  const update = useUpdateLead(close);
  const cancel = askBeforeDiscarding(form.formState.isDirty, close);
  const submit = form.handleSubmit((values) => {
    if (!update.isPending) update.mutate({ id, ...resultOf(form, values).changes });
  });
  return (
    <Dialog title="Update Status" description={`Lead: ${name}`} keepOpen onClose={cancel}>
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <RestoredNote draft={draft} />
          <SelectField label="Status" options={leadStatusOptions} {...form.register('status')} />
          <TextAreaField label="Notes" maxLength={10_000} {...form.register('notes')} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" disabled={update.isPending}>
            {update.isPending ? 'Updating...' : 'Update Lead'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
