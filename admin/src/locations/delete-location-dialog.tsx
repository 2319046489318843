import type { Location } from '@chat-module/contract/locations';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { useDeleteLocation } from './locations.queries.ts';

export const DeleteLocationDialog = ({ location, onClose }: { location: Location; onClose: () => void }) => {
  const remove = useDeleteLocation(onClose);
  return (
    <Dialog
      title="Are you sure?"
      description={`This will permanently delete "${location.businessName}". This action cannot be undone.`}
      onClose={onClose}
    >
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(location.id)}>
          {remove.isPending ? 'Deleting...' : 'Delete'}
        </Button>
      </DialogFooter>
    </Dialog>
  );
};
