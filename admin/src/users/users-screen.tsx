import { Send, UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { AdminsOnly } from '../layout/admins-only.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { ScreenBar } from '../layout/screen-bar.tsx';
import { Button } from '../ui/button.tsx';
import { useOpenedDialog } from '../ui/list/use-opened-dialog.ts';
import { UserFilters, useUserFilters } from './user-filters.tsx';
import { UserList } from './user-list.tsx';
import { type UserFilter, useUsers } from './users.queries.ts';

// The forms need the validation library, which the list doesn't.
const CreateUserDialog = lazy(async () => ({
  default: (await import('./create-user-dialog.tsx')).CreateUserDialog,
}));
const InviteUserDialog = lazy(async () => ({
  default: (await import('./invite-user-dialog.tsx')).InviteUserDialog,
}));
const EditUserDialog = lazy(async () => ({ default: (await import('./edit-user-dialog.tsx')).EditUserDialog }));
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
}));

const OpenedDialog = ({ filter }: { filter: UserFilter }) => {
  const { rows: users } = useUsers(filter);
  const { dialog, id, close } = useOpenedDialog();
  if (dialog === 'create-user') return <CreateUserDialog onClose={close} />;
  if (dialog === 'invite-user') return <InviteUserDialog onClose={close} />;
  const user = users.find((it) => it.id === id);
  if (!user) return null;
  if (dialog === 'edit-user') return <EditUserDialog user={user} onClose={close} />;
  return dialog === 'change-password' && <ChangePasswordDialog user={user} onClose={close} />;
};

const UserManagement = () => {
  const { open } = useOpenedDialog();
  const search = useUserFilters();
  return (
    <>
      <ScreenBar subtitle="Admin Panel" />
      <PageHeader title="User Management" subtitle="Create and manage user accounts">
        <RefreshButton />
        <Button onClick={() => open('invite-user')}>
          <Send aria-hidden size={16} />
          Invite User
        </Button>
        <Button look="primary" onClick={() => open('create-user')}>
          <UserPlus aria-hidden size={16} />
          Create User
        </Button>
      </PageHeader>
      <UserFilters {...search} />
      <UserList
        filter={search.filter}
        onEdit={(user) => open('edit-user', user.id)}
        onChangePassword={(user) => open('change-password', user.id)}
      />
      <Suspense>
        <OpenedDialog filter={search.filter} />
      </Suspense>
    </>
  );
};

export const UsersScreen = () => (
  <AdminsOnly>
    <UserManagement />
  </AdminsOnly>
);
