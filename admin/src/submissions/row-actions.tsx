import { Button } from '../ui/button.tsx';
import { NextStepButton } from './next-step-button.tsx';
import type { Submission, SubmissionKind } from './submission-kind.ts';

interface Props<Row extends Submission> {
  kind: SubmissionKind<Row>;
  row: Row;
  /** The id of the row's name, which describes the buttons. */
  nameId: string;
  onUpdate: (id: string) => void;
}

const small = 'relative z-1 min-h-8! px-2.5! py-1! text-xs';

/** The buttons of a row, above the link that covers it. */
export const RowActions = <Row extends Submission>({ kind, row, nameId, onUpdate }: Props<Row>) => (
  <div className="flex flex-wrap items-start gap-2 lg:flex-nowrap lg:justify-end">
    <NextStepButton {...{ kind, row, nameId }} className={small} />
    <Button className={small} onClick={() => onUpdate(row.id)} aria-describedby={nameId}>
      Update Status
    </Button>
  </div>
);
