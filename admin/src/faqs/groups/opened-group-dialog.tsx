import { useIsManager } from '../../session/current-user.queries.ts';
import { useOpenedDialog } from '../../ui/list/use-opened-dialog.ts';
import { useSearchParam } from '../../ui/list/use-search-param.ts';
import { AnswerGroupDialog } from './answer-group-dialog.tsx';
import { DismissGroupDialog } from './dismiss-group-dialog.tsx';
import { useQuestionGroups } from './question-groups.queries.ts';

/** The dialog of a group of questions, named by the URL. */
export const OpenedGroupDialog = () => {
  const isManager = useIsManager();
  const [locationId] = useSearchParam('locationId');
  const { dialog, id, close } = useOpenedDialog();
  const { data: groups = [] } = useQuestionGroups(locationId);
  // Another question of the group may be the most asked by now.
  const group = groups.find(({ questions }) => questions.some((it) => it.id === id));
  if (!isManager || !group) return null;
  if (dialog === 'answer-group') return <AnswerGroupDialog group={group} onClose={close} />;
  return dialog === 'dismiss-group' ? <DismissGroupDialog group={group} onClose={close} /> : null;
};
