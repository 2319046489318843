import type { UserRow } from '../database/rows/accounts.ts';
import type { Database } from '../database/schema.ts';

type Assigned = Pick<UserRow, 'id' | 'role' | 'locationId'>;

/** The locations of each user, by the user's id: a manager's in their order, at most one for every other role. */
export async function listLocationsOfUsers(
  db: Database,
  users: readonly Assigned[],
): Promise<ReadonlyMap<string, string[]>> {
  const managers = users.filter(({ role }) => role === 'manager').map(({ id }) => id);
  const rows =
    managers.length === 0
      ? []
      : await db
          .selectFrom('userLocations')
          .select(['userId', 'locationId'])
          .where('userId', 'in', managers)
          .orderBy('position')
          .execute();
  const found = new Map<string, string[]>(managers.map((id) => [id, []]));
  for (const { userId, locationId } of rows) found.get(userId)?.push(locationId);
  for (const { id, role, locationId } of users)
    if (role !== 'manager') found.set(id, locationId === null ? [] : [locationId]);
  return found;
}

export const listLocationsOf = async (db: Database, user: Assigned): Promise<string[]> =>
  (await listLocationsOfUsers(db, [user])).get(user.id) ?? [];

/** Replaces a manager's locations. */
export async function setLocationsOf(
  transaction: Database,
  userId: string,
  locationIds: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('userLocations').where('userId', '=', userId).execute();
  if (locationIds.length === 0) return;
  const rows = locationIds.map((locationId, position) => ({ userId, locationId, position }));
  await transaction.insertInto('userLocations').values(rows).execute();
}
