import type { UnansweredQuestion } from '@chat-module/contract/faqs';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { useDismissQuestion } from './unanswered.queries.ts';

export const DismissQuestionDialog = ({ asked, onClose }: { asked: UnansweredQuestion; onClose: () => void }) => {
  const dismiss = useDismissQuestion(onClose);
  return (
    <Dialog
      title="Dismiss this question?"
      description={`"${asked.question}" is hidden until a visitor asks it again.`}
      onClose={onClose}
    >
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" disabled={dismiss.isPending} onClick={() => dismiss.mutate(asked.id)}>
          {dismiss.isPending ? 'Dismissing...' : 'Dismiss'}
        </Button>
      </DialogFooter>
    </Dialog>
  );
};
