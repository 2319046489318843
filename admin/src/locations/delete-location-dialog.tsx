import type { Location } from '@chat-module/contract/locations';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { describeTraces } from './describe-traces.ts';
import { useDeleteLocation, useLocationTraces } from './locations.queries.ts';

export const DeleteLocationDialog = ({ location, onClose }: { location: Location; onClose: () => void }) => {
  const remove = useDeleteLocation(onClose);
  const traces = useLocationTraces(location.id).data;
  return (
    <Dialog
      title="Are you sure?"
      description={`This will permanently delete "${location.businessName}". This action cannot be undone.`}
      onClose={onClose}
    >
      <DialogBody>
        <p className="wrap-anywhere">
          {traces
            ? describeTraces(location.businessName, traces)
            : `Its leads, reservations and conversations stay in your lists as "${location.businessName} (deleted)".`}
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(location.id)}>
          {remove.isPending ? 'Deleting...' : 'Delete'}
        </Button>
      </DialogFooter>
    </Dialog>
  );
};
