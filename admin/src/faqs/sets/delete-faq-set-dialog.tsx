import type { FaqSet } from '@chat-module/contract/faq-sets';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { countOf } from '../../ui/list/count-of.ts';
import { useDeleteFaqSet } from './faq-sets.queries.ts';

export const DeleteFaqSetDialog = ({ set, onClose }: { set: FaqSet; onClose: () => void }) => {
  const remove = useDeleteFaqSet(onClose);
  const botCount = set.botIds.length + set.otherBots;
  const loss = botCount > 0 ? ` ${countOf(botCount, 'bot')} will no longer answer from it.` : '';
  return (
    <Dialog
      title="Are you sure?"
      description={`This will permanently delete "${set.name}" with its ${countOf(set.faqCount, 'FAQ')}.${loss}`}
      onClose={onClose}
    >
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(set.id)}>
          {remove.isPending ? 'Deleting...' : 'Delete'}
        </Button>
      </DialogFooter>
    </Dialog>
  );
};
