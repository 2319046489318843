import type { changeOwnPassword, OwnChanges, updateOwnUser } from '@chat-module/contract/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';

const userPath = '/api/auth/user';

export const useUpdateOwnUser = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnChanges) => call<typeof updateOwnUser>('PATCH', userPath, { body }),
    onSuccess: (user) => {
      queryClient.setQueryData([userPath], user);
      toast('Success', 'Profile updated successfully');
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to update your profile')),
  });
};

export const useChangeOwnPassword = () =>
  useMutation({
    mutationFn: (body: { currentPassword: string; password: string }) =>
      call<typeof changeOwnPassword>('PATCH', '/api/auth/user/password', { body }),
    onSuccess: () => toast('Success', 'Password updated successfully'),
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to update password')),
  });
