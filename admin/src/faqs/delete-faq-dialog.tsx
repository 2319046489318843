import type { Faq } from '@chat-module/contract/faqs';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { useDeleteFaq } from './faqs.queries.ts';

export const DeleteFaqDialog = ({ faq, onClose }: { faq: Faq; onClose: () => void }) => {
  const remove = useDeleteFaq(onClose);
  return (
    <Dialog
      title="Are you sure?"
      description={`This will permanently delete "${faq.question}". This action cannot be undone.`}
      onClose={onClose}
    >
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(faq)}>
          {remove.isPending ? 'Deleting...' : 'Delete'}
        </Button>
      </DialogFooter>
    </Dialog>
  );
};
