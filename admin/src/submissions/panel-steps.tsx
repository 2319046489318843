import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { useOpenedRow } from '../ui/list/use-opened-row.ts';
import type { Submission, SubmissionKind } from './submission-kind.ts';

interface Props<Row extends Submission> {
  kind: SubmissionKind<Row>;
  id: string;
  /** The ids of the list's rows, in order. */
  ids: readonly string[];
}

/**
 * The rows before and after the open one. If the open row has left the list, for example through its new status, its
 * last position counts.
 */
const useNeighbors = (ids: readonly string[], id: string) => {
  const at = ids.indexOf(id);
  const place = useRef(-1);
  if (at >= 0) place.current = at;
  return { previous: ids[place.current - 1], next: ids[at < 0 ? place.current : at + 1] };
};

/** Buttons that move from row to row while the panel stays open. */
export const PanelSteps = <Row extends Submission>({ kind, id, ids }: Props<Row>) => {
  const { show } = useOpenedRow(kind.param);
  const { previous, next } = useNeighbors(ids, id);
  const noun = kind.one.toLowerCase();
  const buttonTo = (target: string | undefined) => ({
    'aria-disabled': target === undefined,
    onClick: () => target !== undefined && show(target),
  });
  return (
    <>
      <IconButton icon={ChevronUp} label={`Previous ${noun}`} {...buttonTo(previous)} />
      <IconButton icon={ChevronDown} label={`Next ${noun}`} {...buttonTo(next)} />
    </>
  );
};
