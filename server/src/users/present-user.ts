import type { CurrentUser } from '@chat-module/contract/session';
import { role, type User } from '@chat-module/contract/users';
import type { UserRow } from '../database/rows/accounts.ts';

export const presentUser = (
  { passwordHash: _, passwordChangedAt: __, usernameKey: ___, invitedAt: ____, ...user }: UserRow,
  more: Pick<User, 'hasSecondFactor' | 'locationIds' | 'invitation'>,
): User => ({
  ...user,
  ...more,
  role: role.parse(user.role),
});

export function presentCurrentUser(row: UserRow, locationIds: string[]): CurrentUser {
  const { id, username, firstName, lastName, email, locationId } = row;
  return { id, username, firstName, lastName, email, role: role.parse(row.role), locationId, locationIds };
}
