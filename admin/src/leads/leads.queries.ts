import type { LeadStatus, updateLead } from '@chat-module/contract/leads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { replaceRow } from '../api/change-rows.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';

const leadsPath = '/api/admin/leads';

export interface LeadChange {
  readonly id: string;
  readonly status?: LeadStatus;
  readonly notes?: string;
}

export const useUpdateLead = (onUpdated: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: LeadChange) =>
      call<typeof updateLead>('PATCH', '/api/admin/leads/:id', { params: { id }, body }),
    onSuccess: (lead) => {
      replaceRow(queryClient, leadsPath, lead);
      toast('Lead updated', 'The lead has been updated successfully.');
      onUpdated();
      // Not awaited, because a long list reloads page by page.
      queryClient.invalidateQueries({ queryKey: [leadsPath] });
    },
    onError: (error) => toastFailure(error, 'Failed to update lead. Please try again.'),
  });
};
