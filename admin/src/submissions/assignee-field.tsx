import { useCurrentUser } from '../session/current-user.queries.ts';
import { SelectField } from '../ui/form/select-field.tsx';
import { toast } from '../ui/toast/toast-store.ts';
import type { Submission, SubmissionKind } from './submission-kind.ts';
import { useAssignees, useChange } from './submissions.queries.ts';

/** Assigns a row to one of the people who see its location. */
export const AssigneeField = <Row extends Submission>({ kind, row }: { kind: SubmissionKind<Row>; row: Row }) => {
  const ownId = useCurrentUser().data?.id;
  const { data: people = [] } = useAssignees(row.locationId ?? '', true);
  const change = useChange(kind, ({ assigneeName }) =>
    toast(`${kind.one} updated`, assigneeName ? `Assigned to ${assigneeName}` : 'Unassigned'),
  );
  const known = people.map(({ id, name }) => ({ value: id, label: id === ownId ? `${name} (you)` : name }));
  const current =
    row.assigneeId && !known.some(({ value }) => value === row.assigneeId)
      ? [{ value: row.assigneeId, label: row.assigneeName ?? 'Unknown' }]
      : [];
  return (
    <SelectField
      label="Assigned to"
      options={[{ value: '', label: 'Nobody' }, ...current, ...known]}
      value={(change.isPending ? change.variables.changes.assigneeId : row.assigneeId) ?? ''}
      onChange={(event) => change.mutate({ id: row.id, changes: { assigneeId: event.target.value || null } })}
    />
  );
};
