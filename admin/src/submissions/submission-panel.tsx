import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useIsManager } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { Fact } from '../ui/fact.tsx';
import { EmptyState } from '../ui/list/empty-state.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { PanelSection, SidePanel } from '../ui/list/side-panel.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AddNote } from './add-note.tsx';
import { AssigneeField } from './assignee-field.tsx';
import { FollowUpField } from './follow-up-field.tsx';
import { FollowUpMark } from './follow-up-mark.tsx';
import { HistoryList } from './history-list.tsx';
import { NextStepButton } from './next-step-button.tsx';
import { PanelSteps } from './panel-steps.tsx';
import type { Submission, SubmissionKind } from './submission-kind.ts';
import { useSubmission } from './submissions.queries.ts';
import { VisitChat } from './visit-chat.tsx';

interface Props<Row extends Submission> {
  kind: SubmissionKind<Row>;
  id: string;
  /** The row in the list, if it is there. */
  listed: Row | undefined;
  /** The ids of the list's rows, in order. */
  ids: readonly string[];
  timeZoneOf: (row: Row) => string | undefined;
  /** Status and date, below the name. */
  aboutOf: (row: Row) => ReactNode;
  /** The sections of this kind: contact and wishes. */
  sectionsOf: (row: Row) => ReactNode;
  onUpdate: (id: string) => void;
  onClose: () => void;
}

/** A lead or reservation with its full history. It needn't be in the list. */
export const SubmissionPanel = <Row extends Submission>({ kind, id, listed, ids, ...props }: Props<Row>) => {
  const { data, isLoadingError, error, refetch } = useSubmission(kind, id);
  const isManager = useIsManager();
  const row = listed ?? data;
  const { onClose, onUpdate, aboutOf, timeZoneOf, sectionsOf } = props;
  const isGone = isLoadingError && error instanceof ApiError && error.status === 404;
  const steps = <PanelSteps {...{ kind, id, ids }} />;
  if (!row || isGone)
    return (
      <SidePanel id={id} title={kind.one} steps={steps} onClose={onClose}>
        {isGone && <Gone kind={kind} />}
        {isLoadingError && !isGone && (
          <LoadFailure what={`the ${kind.one.toLowerCase()}`} error={error} onRetry={refetch} />
        )}
        {!isLoadingError && <Spinner label={`Loading the ${kind.one.toLowerCase()}...`} />}
      </SidePanel>
    );
  const timeZone = timeZoneOf(row);
  const footer = isManager && (
    <>
      <NextStepButton kind={kind} row={row} />
      <Button onClick={() => onUpdate(row.id)}>Update Status</Button>
    </>
  );
  return (
    <SidePanel {...{ id, steps, footer, onClose }} title={kind.nameOf(row)} about={aboutOf(row)}>
      {sectionsOf(row)}
      <PanelSection title="Follow-up">
        <Work {...{ kind, row, timeZone }} />
      </PanelSection>
      <PanelSection title="Notes and history">
        <div className="space-y-5">
          {isManager && <AddNote kind={kind} id={row.id} />}
          <HistoryList {...{ kind, row, timeZone }} />
        </div>
      </PanelSection>
      <PanelSection title="Chat">
        {data?.visitId && <VisitChat visitId={data.visitId} timeZone={timeZone} />}
        {data && !data.visitId && <p className="text-muted">No chat messages were stored.</p>}
      </PanelSection>
    </SidePanel>
  );
};

const Work = <Row extends Submission>({ kind, row, timeZone }: WorkProps<Row>) => {
  const isManager = useIsManager();
  if (!isManager)
    return (
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Fact name="Assigned to">{row.assigneeName ?? 'Nobody'}</Fact>
        <Fact name="Follow-up">{row.followUp ? <FollowUpMark {...row} /> : 'None'}</Fact>
      </dl>
    );
  return (
    <div className="space-y-4">
      <AssigneeField kind={kind} row={row} />
      <FollowUpField key={row.id} kind={kind} row={row} timeZone={timeZone} />
    </div>
  );
};

interface WorkProps<Row extends Submission> {
  kind: SubmissionKind<Row>;
  row: Row;
  timeZone: string | undefined;
}

const Gone = <Row extends Submission>({ kind }: { kind: SubmissionKind<Row> }) => (
  <EmptyState
    icon={SearchX}
    title={`This ${kind.one.toLowerCase()} doesn’t exist`}
    text="It was erased, or you don’t have access to its location."
  />
);
