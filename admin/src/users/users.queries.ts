import type { BodyInputOf } from '@chat-module/contract/endpoint';
import type { ListCount } from '@chat-module/contract/fields';
import type {
  changePassword,
  createUser,
  deleteUser,
  resetSecondFactor,
  User,
  UserChanges,
  updateUser,
} from '@chat-module/contract/users';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { replaceRow } from '../api/change-rows.ts';
import { usePagedList } from '../api/use-paged-list.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';

export const usersPath = '/api/admin/users';

/** Empty fields don't filter. */
export interface UserFilter {
  readonly search: string;
  readonly role: string;
  readonly locationId: string;
}

export const useUsers = (filter: UserFilter) => usePagedList<User>([usersPath, { ...filter }]);

export const useUserCount = (filter: UserFilter) => useQuery<ListCount>({ queryKey: [usersPath, 'count', filter] });

export const useRefreshUsers = () => {
  const queryClient = useQueryClient();
  return () => refreshUsers(queryClient);
};

const refreshUsers = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: [usersPath] });

export const useCreateUser = (onCreated: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createUser>) => call<typeof createUser>('POST', '/api/admin/users', { body }),
    onSuccess: async () => {
      await refreshUsers(queryClient);
      toast('Success', 'User created successfully');
      onCreated();
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to create user')),
  });
};

export const useUpdateUser = (id: string, onUpdated: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: UserChanges) =>
      call<typeof updateUser>('PATCH', '/api/admin/users/:id', { params: { id }, body }),
    onSuccess: async (user) => {
      replaceRow(queryClient, usersPath, user);
      // Operators may change their own name or role.
      await queryClient.invalidateQueries({ queryKey: ['/api/auth/user'] });
      toast('Success', 'User updated successfully');
      onUpdated();
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to update user')),
  });
};

export const useChangePassword = (id: string, onChanged: () => void) =>
  useMutation({
    mutationFn: (password: string) =>
      call<typeof changePassword>('PATCH', '/api/admin/users/:id/password', { params: { id }, body: { password } }),
    onSuccess: () => {
      toast('Success', 'Password updated successfully');
      onChanged();
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to update password')),
  });

export const useResetSecondFactor = (user: User) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof resetSecondFactor>('DELETE', '/api/admin/users/:id/second-factor', { params: { id: user.id } }),
    onSuccess: ({ message }) => {
      replaceRow(queryClient, usersPath, { ...user, hasSecondFactor: false });
      toast('Success', message);
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to turn off two-factor sign-in')),
  });
};

export const useDeleteUser = (onDeleted: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteUser>('DELETE', '/api/admin/users/:id', { params: { id } }),
    onSuccess: async () => {
      await refreshUsers(queryClient);
      toast('Success', 'User deleted successfully');
      onDeleted();
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to delete user')),
  });
};
