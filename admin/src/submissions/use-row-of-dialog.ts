import { useOpenedDialog } from '../ui/list/use-opened-dialog.ts';
import type { Submission, SubmissionKind } from './submission-kind.ts';
import { useSubmission } from './submissions.queries.ts';

/** The row of the open dialog. It needn't be in the list. */
export const useRowOfDialog = <Row extends Submission>(
  kind: SubmissionKind<Row>,
  name: string,
  rows: readonly Row[],
): Row | undefined => {
  const { dialog, id } = useOpenedDialog();
  const listed = rows.find((row) => row.id === id);
  const isOpen = dialog === name;
  const { data } = useSubmission(kind, isOpen && !listed ? id : '');
  return isOpen ? (listed ?? data) : undefined;
};
