import type {
  beginSecondFactor,
  confirmSecondFactor,
  SecondFactor,
  turnOffSecondFactor,
} from '@chat-module/contract/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useRefreshSessions } from './own-sessions.queries.ts';

const factorPath = '/api/auth/second-factor';

export const useSecondFactor = () => useQuery<SecondFactor>({ queryKey: [factorPath] });

const useRefreshFactor = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [factorPath] });
};

export const useBeginSecondFactor = () =>
  useMutation({
    mutationFn: (currentPassword: string) =>
      call<typeof beginSecondFactor>('POST', factorPath, { body: { currentPassword } }),
  });

/** Turning it on ends the other sessions. */
export const useConfirmSecondFactor = () => {
  const [refreshFactor, refreshSessions] = [useRefreshFactor(), useRefreshSessions()];
  return useMutation({
    mutationFn: (code: string) =>
      call<typeof confirmSecondFactor>('POST', '/api/auth/second-factor/confirm', { body: { code } }),
    onSuccess: () => {
      refreshFactor();
      refreshSessions();
    },
  });
};

export const useTurnOffSecondFactor = () => {
  const refreshFactor = useRefreshFactor();
  return useMutation({
    mutationFn: (body: { currentPassword: string; code: string }) =>
      call<typeof turnOffSecondFactor>('POST', '/api/auth/second-factor/off', { body }),
    onSuccess: refreshFactor,
  });
};
