import type { Lead } from '@chat-module/contract/leads';
import { useState } from 'react';
import { askBeforeDiscarding } from '../ui/ask-before-discarding.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { knownLeadStatus, leadStatusOptions } from './lead-status.ts';
import { useUpdateLead } from './leads.queries.ts';

export const UpdateLeadDialog = ({ lead, onClose }: { lead: Lead; onClose: () => void }) => {
  const [status, setStatus] = useState(knownLeadStatus(lead.status));
  const [notes, setNotes] = useState(lead.notes);
  const update = useUpdateLead(onClose);
  const hasChanges = status !== knownLeadStatus(lead.status) || notes !== lead.notes;
  const cancel = askBeforeDiscarding(hasChanges, onClose);
  const submit = () => {
    if (!update.isPending) update.mutate({ id: lead.id, status, notes });
  };
  return (
    <Dialog title="Update Status" description={`Lead of ${lead.name}`} keepOpen onClose={cancel}>
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <SelectField
            label="Status"
            options={leadStatusOptions}
            value={status}
            onChange={(event) => setStatus(knownLeadStatus(event.target.value))}
          />
          <TextAreaField
            label="Notes"
            maxLength={10_000}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
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
