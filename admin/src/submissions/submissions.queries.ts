import type { ListCount } from '@chat-module/contract/fields';
import type { Assignee, FollowUpFilter, HistoryEntry } from '@chat-module/contract/submissions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { send } from '../api/call.ts';
import { replaceRow } from '../api/change-rows.ts';
import { readWholeList } from '../api/read.ts';
import { usePagedList } from '../api/use-paged-list.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import type { Submission, SubmissionKind } from './submission-kind.ts';

/** The filters of a list; an empty or missing field matches all rows. */
export interface SubmissionQuery {
  readonly locationId: string;
  readonly status: string;
  readonly search: string;
  readonly assignee: string;
  readonly followUp: FollowUpFilter | '';
  readonly since?: string;
  readonly before?: string;
  readonly from?: string;
  readonly to?: string;
}

export const useSubmissions = <Row extends Submission>(
  { path }: SubmissionKind<Row>,
  query: SubmissionQuery,
  sort: string,
) => usePagedList<Row>([path, { ...query, sort }]);

export const useSubmissionCount = <Row extends Submission>({ path }: SubmissionKind<Row>, query: SubmissionQuery) =>
  useQuery<ListCount>({ queryKey: [path, 'count', query] });

/** A row in full; `listed` is shown until it is loaded. */
export const useSubmission = <Row extends Submission>({ path }: SubmissionKind<Row>, id: string) =>
  useQuery<Row & { readonly visitId: string | null }>({ queryKey: [path, id], enabled: id !== '' });

export const useHistory = <Row extends Submission>({ path }: SubmissionKind<Row>, id: string) =>
  useQuery({ queryKey: [path, id, 'history'], queryFn: readWholeList<HistoryEntry> });

const assigneesPath = '/api/admin/assignees';

/** The people who see a location or, without one, any of the operator's locations. */
export const useAssignees = (locationId: string, enabled: boolean) =>
  useQuery<Assignee[]>({ queryKey: [assigneesPath, { locationId }], enabled });

export interface Changes {
  readonly status?: string;
  readonly assigneeId?: string | null;
  readonly followUpOn?: string;
}

const patch = async <Row>(path: string, id: string, body: Changes): Promise<Row> =>
  (await send('PATCH', `${path}/${encodeURIComponent(id)}`, body)).json();

/** Changes a row in every list and in its panel. */
export const useChange = <Row extends Submission>(
  { path, one }: SubmissionKind<Row>,
  onChanged: (row: Row, changes: Changes) => void,
) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: Changes }) => patch<Row>(path, id, changes),
    onSuccess: (row, { changes }) => {
      replaceRow(queryClient, path, row);
      onChanged(row, changes);
      // Not awaited, because a long list reloads page by page.
      queryClient.invalidateQueries({ queryKey: [path] });
    },
    onError: (error) => toastFailure(error, `Failed to update ${one.toLowerCase()}. Please try again.`),
  });
};

/** What happened to the email that confirms the reservation to the visitor. */
interface Undone {
  readonly confirmation?: 'recalled' | 'sent' | null;
}

/** Undoes the status change whose response this row is. */
export const useUndo = <Row extends Submission>(
  { path, one }: SubmissionKind<Row>,
  onUndone: (row: Row & Undone) => void,
) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, updatedAt }: Row): Promise<Row & Undone> =>
      (await send('POST', `${path}/${encodeURIComponent(id)}/undo`, { updatedAt })).json(),
    onSuccess: (row) => {
      replaceRow(queryClient, path, row);
      onUndone(row);
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, `Failed to undo. Update the ${one.toLowerCase()}.`)),
    // Not awaited, because a long list reloads page by page.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [path] }),
  });
};

export const useAddNote = <Row extends Submission>({ path }: SubmissionKind<Row>, id: string, onAdded: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (text: string): Promise<HistoryEntry> =>
      (await send('POST', `${path}/${encodeURIComponent(id)}/notes`, { text })).json(),
    onSuccess: () => {
      onAdded();
      return queryClient.invalidateQueries({ queryKey: [path, id, 'history'] });
    },
    onError: (error) => toastFailure(error, 'Failed to add the note. Please try again.'),
  });
};
