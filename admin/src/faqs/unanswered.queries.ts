import type { dismissUnanswered, UnansweredQuestion } from '@chat-module/contract/faqs';
import type { ListCount } from '@chat-module/contract/fields';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { removeRow } from '../api/change-rows.ts';
import { usePagedList } from '../api/use-paged-list.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';

export const unansweredPath = '/api/admin/unanswered';
/** A separate key, because its rows are groups. */
export const groupsPath = `${unansweredPath}/groups`;

/** The unanswered questions of one location, or of all if it is empty. */
export const useUnanswered = (locationId: string) => usePagedList<UnansweredQuestion>([unansweredPath, { locationId }]);

export const useUnansweredCount = (locationId: string) =>
  useQuery<ListCount>({ queryKey: [unansweredPath, 'count', { locationId }] });

export const useDismissQuestion = (onDismissed: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call<typeof dismissUnanswered>('DELETE', '/api/admin/unanswered/:id', { params: { id } }),
    onSuccess: async (_, id) => {
      removeRow(queryClient, unansweredPath, id);
      await Promise.all(
        [[groupsPath], [unansweredPath, 'count']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      toast('Success', 'Question dismissed successfully');
      onDismissed();
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to dismiss question')),
  });
};
