import type { User } from '@chat-module/contract/users';
import { KeyRound, MailX, Pencil, Send, ShieldOff, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useCurrentUser } from '../session/current-user.queries.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { RowLink } from '../ui/list/row-link.tsx';
import { useResendInvitation, useRevokeInvitation } from './invitations.queries.ts';
import { RoleBadge } from './role-badge.tsx';
import { useDeleteUser, useResetSecondFactor } from './users.queries.ts';

interface Actions {
  onEdit: () => void;
  onChangePassword: () => void;
  onDeleted: () => void;
  /** Shows the link of an invitation that couldn't be emailed. */
  onLink: (link: string) => void;
}

type OfUser = Actions & { user: User };

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

const InvitationActions = ({ user, onEdit, onDeleted, onLink }: OfUser) => {
  const resend = useResendInvitation(user, ({ link }) => link !== null && onLink(link));
  const revoke = useRevokeInvitation(user, onDeleted);
  const question = `Revoke the invitation for "${user.email}"? Its link will stop working.`;
  return (
    <div className="relative -mr-2 flex justify-end">
      <IconButton icon={Pencil} label={`Edit ${user.username}`} onClick={onEdit} />
      <IconButton
        icon={Send}
        label={`Resend invitation ${user.username}`}
        disabled={resend.isPending}
        onClick={() => resend.mutate()}
      />
      <IconButton
        icon={MailX}
        label={`Revoke invitation ${user.username}`}
        danger
        disabled={revoke.isPending}
        onClick={() => window.confirm(question) && revoke.mutate()}
      />
    </div>
  );
};

const UserActions = ({ user, onEdit, onChangePassword, onDeleted }: OfUser) => {
  const remove = useDeleteUser(onDeleted);
  const isOwn = useCurrentUser().data?.id === user.id;
  const confirmDeletion = () => {
    if (window.confirm(`Are you sure you want to delete user "${user.username}"?`)) remove.mutate(user.id);
  };
  return (
    <div className="relative -mr-2 flex justify-end">
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

/** Labels the value for screen readers only, because visually it explains itself. */
const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 wrap-anywhere">
    <dt className="sr-only">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const InvitationBadge = ({ invitation }: { invitation: 'open' | 'expired' }) =>
  invitation === 'open' ? <Badge tone="accent">Invited</Badge> : <Badge tone="warning">Invitation expired</Badge>;

interface Props extends Actions {
  user: User;
  /** The user's locations, in words. */
  locationNames: string;
}

/** Username, name, email, location and actions: side by side on wide windows, below each other on narrow ones. */
export const UserRow = ({ user, locationNames, ...actions }: Props) => {
  const nameId = useId();
  return (
    <article
      aria-labelledby={nameId}
      className="row grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)_9.5rem] lg:items-center"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
        <h2 id={nameId} className="font-medium wrap-anywhere">
          <RowLink param="user" id={user.id}>
            {user.username}
          </RowLink>
        </h2>
        <RoleBadge role={user.role} />
        {user.hasSecondFactor && <Badge tone="neutral">Two-factor</Badge>}
        {user.invitation && <InvitationBadge invitation={user.invitation} />}
      </div>
      <dl className="grid items-center gap-x-4 text-muted max-lg:col-span-full max-lg:row-start-2 max-lg:pb-1.5 lg:grid-cols-[2fr_3fr_3fr]">
        <Detail name="Full name">{`${user.firstName} ${user.lastName}`.trim() || 'Not set'}</Detail>
        <Detail name="Email">{user.email || 'Not set'}</Detail>
        <Detail name={user.role === 'manager' ? 'Locations' : 'Location'}>{locationNames}</Detail>
      </dl>
      {user.invitation ? <InvitationActions user={user} {...actions} /> : <UserActions user={user} {...actions} />}
    </article>
  );
};
