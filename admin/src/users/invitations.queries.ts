import type { BodyInputOf } from '@chat-module/contract/endpoint';
import type { Invitation, inviteUser, resendInvitation, revokeInvitation } from '@chat-module/contract/invitations';
import type { User } from '@chat-module/contract/users';
import { useMutation } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { useRefreshUsers } from './users.queries.ts';

const toastSent = ({ user, link }: Invitation): void =>
  link === null
    ? toast('Success', `Invitation sent to ${user.email}`)
    : toast('Success', 'Invitation created. Copy its link now.');

export const useInviteUser = (onInvited: (invitation: Invitation) => void) => {
  const refresh = useRefreshUsers();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof inviteUser>) =>
      call<typeof inviteUser>('POST', '/api/admin/invitations', { body }),
    onSuccess: async (invitation) => {
      await refresh();
      toastSent(invitation);
      onInvited(invitation);
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to send the invitation')),
  });
};

export const useResendInvitation = (user: User, onSent: (invitation: Invitation) => void) => {
  const refresh = useRefreshUsers();
  return useMutation({
    mutationFn: () =>
      call<typeof resendInvitation>('POST', '/api/admin/users/:id/invitation', { params: { id: user.id } }),
    onSuccess: async (invitation) => {
      await refresh();
      toastSent(invitation);
      onSent(invitation);
    },
    onError: async (error) => {
      toastFailure(error, serverMessageOr(error, 'Failed to send the invitation'));
      await refresh();
    },
  });
};

export const useRevokeInvitation = (user: User, onRevoked: () => void) => {
  const refresh = useRefreshUsers();
  return useMutation({
    mutationFn: () =>
      call<typeof revokeInvitation>('DELETE', '/api/admin/users/:id/invitation', { params: { id: user.id } }),
    onSuccess: async ({ message }) => {
      await refresh();
      toast('Success', message);
      onRevoked();
    },
    onError: async (error) => {
      toastFailure(error, serverMessageOr(error, 'Failed to revoke the invitation'));
      await refresh();
    },
  });
};
