import type { CurrentUser } from '@chat-module/contract/session';
import { role, type User } from '@chat-module/contract/users';
import type { UserRow } from '../database/schema.ts';

export const presentUser = (
  { passwordHash: _, passwordChangedAt: __, usernameKey: ___, ...user }: UserRow,
  more: Pick<User, 'hasSecondFactor' | 'locationIds'>,
): User => ({
  ...user,
  ...more,
  role: role.parse(user.role),
});

export function presentCurrentUser(row: UserRow, locationIds: string[]): CurrentUser {
  const {
    createdAt: _,
    updatedAt: __,
    hasSecondFactor: ___,
    ...user
  } = presentUser(row, {
    hasSecondFactor: false,
    locationIds,
  });
  return user;
}
