import type { endOtherSessions, endOwnSession, OwnSession } from '@chat-module/contract/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';

const sessionsPath = '/api/auth/sessions';

export const useOwnSessions = () => useQuery<OwnSession[]>({ queryKey: [sessionsPath] });

export const useRefreshSessions = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [sessionsPath] });
};

const useEnd = <Input>(end: (input: Input) => Promise<unknown>, done: string) => {
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: end,
    onSuccess: async () => {
      await refresh();
      toast('Success', done);
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to end the session')),
  });
};

export const useEndSession = () =>
  useEnd(
    (id: string) => call<typeof endOwnSession>('DELETE', '/api/auth/sessions/:id', { params: { id } }),
    'Session ended successfully',
  );

export const useEndOtherSessions = () =>
  useEnd(() => call<typeof endOtherSessions>('DELETE', sessionsPath, {}), 'Other sessions ended successfully');
