import type { User } from '@chat-module/contract/users';
import { KeyRound, Pencil, ShieldOff, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useCurrentUser } from '../session/current-user.queries.ts';
import { Badge } from '../ui/badge.tsx';
import { Fact } from '../ui/fact.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { RoleBadge } from './role-badge.tsx';
import { useDeleteUser, useResetSecondFactor } from './users.queries.ts';

interface Actions {
  onEdit: () => void;
  onChangePassword: () => void;
  onDeleted: () => void;
}

const ResetSecondFactorButton = ({ user }: { user: User }) => {
  const reset = useResetSecondFactor(user);
  const question = `Turn off two-factor sign-in for "${user.username}"? Their password alone will sign them in.`;
  return (
    <IconButton
      icon={ShieldOff}
      label={`Reset two-factor sign-in ${user.username}`}
      disabled={reset.isPending}
      onClick={() => window.confirm(question) && reset.mutate()}
    />
  );
};

const UserActions = ({ user, onEdit, onChangePassword, onDeleted }: Actions & { user: User }) => {
  const remove = useDeleteUser(onDeleted);
  const isOwn = useCurrentUser().data?.id === user.id;
  const confirmDeletion = () => {
    if (window.confirm(`Are you sure you want to delete user "${user.username}"?`)) remove.mutate(user.id);
  };
  return (
    <div className="-mt-1.5 -mr-2 flex">
      <IconButton icon={Pencil} label={`Edit ${user.username}`} onClick={onEdit} />
      <IconButton icon={KeyRound} label={`Change password ${user.username}`} onClick={onChangePassword} />
      {user.hasSecondFactor && !isOwn && <ResetSecondFactorButton user={user} />}
      <IconButton
        icon={Trash2}
        label={`Delete ${user.username}`}
        danger
        disabled={remove.isPending}
        onClick={confirmDeletion}
      />
    </div>
  );
};

interface Props extends Actions {
  user: User;
  /** The user's location, in words. */
  locationName: string;
}

export const UserCard = ({ user, locationName, ...actions }: Props) => {
  const nameId = useId();
  return (
    <article aria-labelledby={nameId} className="card space-y-3 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={nameId} className="font-semibold text-base wrap-anywhere">
            {user.username}
          </h2>
          <RoleBadge role={user.role} />
          {user.hasSecondFactor && <Badge tone="neutral">Two-factor</Badge>}
        </div>
        <UserActions user={user} {...actions} />
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        <Fact name="Full name">{`${user.firstName} ${user.lastName}`.trim() || 'Not set'}</Fact>
        <Fact name="Email">{user.email || 'Not set'}</Fact>
        <Fact name="Location">{locationName}</Fact>
      </dl>
    </article>
  );
};
