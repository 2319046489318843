import type { User } from '@chat-module/contract/users';
import { Button } from '../ui/button.tsx';
import { Fact } from '../ui/fact.tsx';
import { SidePanel } from '../ui/list/side-panel.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { RoleBadge } from './role-badge.tsx';

const invitations = { open: 'Invited, not accepted yet', expired: 'Expired' };

interface Props {
  user: User;
  /** The names of all the user's locations. */
  locationNames: readonly string[];
  onEdit: () => void;
  onChangePassword: () => void;
  onClose: () => void;
}

/** A user in full, with every location. */
export const UserPanel = ({ user, locationNames, onEdit, onChangePassword, onClose }: Props) => (
  <SidePanel
    id={user.id}
    title={user.username}
    about={<RoleBadge role={user.role} />}
    footer={
      <>
        {!user.invitation && <Button onClick={onChangePassword}>Change Password</Button>}
        <Button onClick={onEdit}>Edit User</Button>
      </>
    }
    onClose={onClose}
  >
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
      <Fact name="Full name">{`${user.firstName} ${user.lastName}`.trim() || 'Not set'}</Fact>
      <Fact name="Email">{user.email ? <MailLink email={user.email} /> : 'Not set'}</Fact>
      <Fact name="Two-factor sign-in">{user.hasSecondFactor ? 'On' : 'Off'}</Fact>
      {user.invitation && <Fact name="Invitation">{invitations[user.invitation]}</Fact>}
      <Fact name="Created">{formatDayAndTime(user.createdAt)}</Fact>
      <Fact name="Last changed">{formatDayAndTime(user.updatedAt)}</Fact>
      <Fact name={user.role === 'manager' ? 'Locations' : 'Location'} wide>
        {locationNames.join('\n') || 'No location'}
      </Fact>
    </dl>
  </SidePanel>
);
