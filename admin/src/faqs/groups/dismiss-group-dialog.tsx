import type { QuestionGroup } from '@chat-module/contract/question-groups';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { useDismissQuestions } from './question-groups.queries.ts';

export const DismissGroupDialog = ({ group, onClose }: { group: QuestionGroup; onClose: () => void }) => {
  const dismiss = useDismissQuestions(onClose);
  const ids = group.questions.map(({ id }) => id);
  return (
    <Dialog
      title="Dismiss these questions?"
      description={`"${group.question}" and ${ids.length - 1} more are hidden until a visitor asks them again.`}
      onClose={onClose}
    >
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" disabled={dismiss.isPending} onClick={() => dismiss.mutate(ids)}>
          {dismiss.isPending ? 'Dismissing...' : 'Dismiss'}
        </Button>
      </DialogFooter>
    </Dialog>
  );
};
