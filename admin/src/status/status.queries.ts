import type { ServerStatus, sendTestMail } from '@chat-module/contract/status';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';

const statusPath = '/api/admin/status';

export const useServerStatus = () => useQuery<ServerStatus>({ queryKey: [statusPath] });

export const useSendTestMail = () => {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (body: { email: string }) => call<typeof sendTestMail>('POST', '/api/admin/test-mail', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [statusPath] }),
  });
  return { ...mutation, problem: problemOf(mutation.error) };
};

/** An expired session has its own toast. */
const problemOf = (error: Error | null): string | undefined =>
  error === null || isUnauthorized(error) ? undefined : serverMessageOr(error, 'The test email could not be sent.');
