import type { setWeeklyReport } from '@chat-module/contract/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';

const path = '/api/auth/weekly-report';

export const useWeeklyReport = () => useQuery<{ isOn: boolean }>({ queryKey: [path] });

export const useSetWeeklyReport = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call<typeof setWeeklyReport>('PUT', path, { body: { isOn } }),
    onSuccess: (report) => {
      queryClient.setQueryData([path], report);
      toast('Success', report.isOn ? 'Weekly report turned on' : 'Weekly report turned off');
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to change the weekly report')),
  });
};
