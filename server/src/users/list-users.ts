import type { User } from '@chat-module/contract/users';
import type { Context } from '../context.ts';
import { mapPage, type Page, type PageRequest } from '../database/paging.ts';
import { listUsersWithFactor } from '../second-factor/second-factor.store.ts';
import { findUsers, type UserFilter } from './find-users.ts';
import { presentUser } from './present-user.ts';
import { readInvitations } from './read-invitations.ts';
import { listLocationsOfUsers } from './user-locations.store.ts';

/** One page of the operators that match a filter, as the API shows them. */
export async function listUsers(context: Context, filter: UserFilter, request: PageRequest): Promise<Page<User>> {
  const page = await findUsers(context.db, filter, request);
  const ids = page.rows.map(({ id }) => id);
  const withFactor = await listUsersWithFactor(context.db, ids);
  const locations = await listLocationsOfUsers(context.db, page.rows);
  const invitations = await readInvitations(context, page.rows);
  return mapPage(page, (user) =>
    presentUser(user, {
      hasSecondFactor: withFactor.has(user.id),
      locationIds: locations.get(user.id) ?? [],
      invitation: invitations.get(user.id) ?? null,
    }),
  );
}
