import { useIsManager } from '../../session/current-user.queries.ts';
import { useOpenedDialog } from '../../ui/list/use-opened-dialog.ts';
import { DeleteFaqSetDialog } from './delete-faq-set-dialog.tsx';
import { FaqSetDialog } from './faq-set-dialog.tsx';
import { useFaqSets } from './faq-sets.queries.ts';

/** The set's dialog named by the URL, for operators who may change sets. */
export const OpenedFaqSetDialog = () => {
  const isManager = useIsManager();
  const { dialog, id, close } = useOpenedDialog();
  const { data: sets = [] } = useFaqSets();
  if (!isManager) return null;
  if (dialog === 'create-faq-set') return <FaqSetDialog onClose={close} />;
  const set = sets.find((it) => it.id === id);
  if (!set) return null;
  if (dialog === 'edit-faq-set') return <FaqSetDialog set={set} onClose={close} />;
  return dialog === 'delete-faq-set' ? <DeleteFaqSetDialog set={set} onClose={close} /> : null;
};
