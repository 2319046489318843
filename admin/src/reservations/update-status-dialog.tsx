import { type Reservation, reservationStatuses } from '@chat-module/contract/reservations';
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
import { useUpdateReservation } from './reservations.queries.ts';
import { statusLabels } from './status-labels.ts';

const statusOptions = reservationStatuses.map((status) => ({ value: status, label: statusLabels[status] }));

export const UpdateStatusDialog = ({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) => {
  const { id, customerName, status, notes } = reservation;
  const form = useForm({ defaultValues: { status, notes } });
  const draft = useFormDraft(form, `reservation ${id}`);
  const close = () => {
    draft.forget();
    onClose();
  };
  const update = useUpdateReservation(close);
  const cancel = askBeforeDiscarding(form.formState.isDirty, close);
  const submit = form.handleSubmit((values) => {
    if (!update.isPending) update.mutate({ id, ...resultOf(form, values).changes });
  });
  return (
    <Dialog title="Update Status" description={`Reservation: ${customerName}`} keepOpen onClose={cancel}>
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <RestoredNote draft={draft} />
          <SelectField label="Status" options={statusOptions} {...form.register('status')} />
          <TextAreaField label="Admin Notes" maxLength={10_000} {...form.register('notes')} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" disabled={update.isPending}>
            {update.isPending ? 'Updating...' : 'Update Reservation'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
