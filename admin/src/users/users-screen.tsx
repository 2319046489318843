import type { User } from '@chat-module/contract/users';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AdminsOnly } from '../layout/admins-only.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { ScreenBar } from '../layout/screen-bar.tsx';
import { Button } from '../ui/button.tsx';
import { UserList } from './user-list.tsx';

// The forms bring the validation library along, which the list does without.
const CreateUserDialog = lazy(async () => ({
  default: (await import('./create-user-dialog.tsx')).CreateUserDialog,
}));
const EditUserDialog = lazy(async () => ({ default: (await import('./edit-user-dialog.tsx')).EditUserDialog }));
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
}));

type Opened =
  | { readonly dialog: 'none' | 'createUser' }
  | { readonly dialog: 'editUser' | 'changePassword'; readonly user: User };

const OpenedDialog = ({ opened, onClose }: { opened: Opened; onClose: () => void }) => {
  switch (opened.dialog) {
    case 'createUser':
      return <CreateUserDialog onClose={onClose} />;
    case 'editUser':
      return <EditUserDialog user={opened.user} onClose={onClose} />;
    case 'changePassword':
      return <ChangePasswordDialog user={opened.user} onClose={onClose} />;
    case 'none':
      return null;
  }
};

const UserManagement = () => {
  const [opened, setOpened] = useState<Opened>({ dialog: 'none' });
  return (
    <>
      <ScreenBar subtitle="Admin Panel" />
      <PageHeader title="User Management" subtitle="Create and manage user accounts">
        <Button look="primary" onClick={() => setOpened({ dialog: 'createUser' })}>
          <UserPlus aria-hidden size={16} />
          Create User
        </Button>
      </PageHeader>
      <UserList
        onEdit={(user) => setOpened({ dialog: 'editUser', user })}
        onChangePassword={(user) => setOpened({ dialog: 'changePassword', user })}
      />
      <Suspense>
        <OpenedDialog opened={opened} onClose={() => setOpened({ dialog: 'none' })} />
      </Suspense>
    </>
  );
};

export const UsersScreen = () => (
  <AdminsOnly>
    <UserManagement />
  </AdminsOnly>
);
