import type { checkPasswordReset } from '@chat-module/contract/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { sessionless } from '../api/query-client.ts';

const checkPath = '/api/reset-password/check';

export const refusesToken = (error: Error | null): boolean =>
  error instanceof ApiError && error.fieldErrors.some(({ path }) => path === 'token');

/** Whether an emailed link can still set a password; `undefined` until the server has answered. */
export const useLinkCheck = (token: string) => {
  const queryClient = useQueryClient();
  const queryKey = [checkPath, token];
  const { data, error, refetch } = useQuery({
    queryKey,
    meta: sessionless,
    queryFn: () => call<typeof checkPasswordReset>('POST', checkPath, { body: { token } }),
  });
  const refuse = () => queryClient.setQueryData(queryKey, { valid: false });
  const isValid = refusesToken(error) ? false : data?.valid;
  return { isValid, error, retry: refetch, refuse };
};
