import { type Reservation, reservationStatuses } from '@chat-module/contract/reservations';
import { useState } from 'react';
import { askBeforeDiscarding } from '../ui/ask-before-discarding.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { useUpdateReservation } from './reservations.queries.ts';

const statusLabels = { pending: 'Pending', confirmed: 'Confirmed', cancelled: 'Cancelled', completed: 'Completed' };

const statusOptions = reservationStatuses.map((status) => ({ value: status, label: statusLabels[status] }));

const knownStatus = (status: string) => reservationStatuses.find((known) => known === status) ?? 'pending';

export const UpdateStatusDialog = ({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) => {
  const [status, setStatus] = useState(knownStatus(reservation.status));
  const [notes, setNotes] = useState(reservation.notes);
  const update = useUpdateReservation(onClose);
  const hasChanges = status !== knownStatus(reservation.status) || notes !== reservation.notes;
  const cancel = askBeforeDiscarding(hasChanges, onClose);
  const submit = () => {
    if (!update.isPending) update.mutate({ id: reservation.id, status, notes });
  };
  return (
    <Dialog title="Update Status" description={`Reservation of ${reservation.customerName}`} keepOpen onClose={cancel}>
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <SelectField
            label="Status"
            options={statusOptions}
            value={status}
            onChange={(event) => setStatus(knownStatus(event.target.value))}
          />
          <TextAreaField
            label="Admin Notes"
            maxLength={10_000}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
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
