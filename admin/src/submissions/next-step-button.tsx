import { Check } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast/toast-store.ts';
import type { Submission, SubmissionKind } from './submission-kind.ts';
import { useChange, useUndo } from './submissions.queries.ts';

interface Props<Row extends Submission> {
  kind: SubmissionKind<Row>;
  row: Row;
  className?: string;
  /** The id of the row's name, which describes the button. */
  nameId?: string;
}

const confirmations = {
  recalled: 'The confirmation email was not sent.',
  sent: 'The confirmation email was already sent.',
} as const;

/** Sets the next sensible status with one click; the toast can undo it. */
export const NextStepButton = <Row extends Submission>({ kind, row, className, nameId }: Props<Row>) => {
  const step = kind.nextSteps[row.status];
  const name = kind.nameOf(row);
  const describe = (status: string) => `${name}: ${kind.statusLabels[status] ?? status}`;
  const undo = useUndo(kind, ({ status, confirmation }) =>
    toast(
      `${kind.one} updated`,
      [describe(status), confirmation && confirmations[confirmation]].filter(Boolean).join('. '),
    ),
  );
  const change = useChange(kind, (changed) =>
    toast(`${kind.one} updated`, describe(changed.status), 'neutral', {
      label: 'Undo',
      onClick: () => undo.mutate(changed),
    }),
  );
  if (!step) return null;
  return (
    <Button
      className={className}
      // A disabled button would lose the focus.
      aria-disabled={change.isPending}
      aria-describedby={nameId}
      onClick={() => !change.isPending && change.mutate({ id: row.id, changes: { status: step.to } })}
    >
      <Check aria-hidden size={16} />
      {step.label}
    </Button>
  );
};
