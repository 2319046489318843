import type { getVisitorData, VisitorData } from '@chat-module/contract/visitor-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';

const ask = (contact: string, erase: boolean): Promise<VisitorData> =>
  call<typeof getVisitorData>('POST', '/api/admin/visitor-data', { body: { contact, erase } });

export const useFindVisitorData = () =>
  useMutation({
    mutationFn: (contact: string) => ask(contact, false),
    onError: (error) => toastFailure(error, serverMessageOr(error, "Failed to find the visitor's data")),
  });

export const useEraseVisitorData = (onErased: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (contact: string) => ask(contact, true),
    onSuccess: () => {
      toast('Success', "Visitor's data erased successfully");
      onErased();
      // Not awaited, because every list may have contained some of the data.
      queryClient.invalidateQueries();
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, "Failed to erase the visitor's data")),
  });
};
