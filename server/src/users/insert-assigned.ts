import type { NewUserWithoutPassword } from '@chat-module/contract/users';
import { isForeignKeyViolation, isUniqueViolation } from '../database/dialect.ts';
import type { UserRow } from '../database/rows/accounts.ts';
import type { Database } from '../database/schema.ts';
import { badRequest, conflict } from '../errors.ts';
import { newId } from '../ids.ts';
import { settleLocations } from './settle-locations.ts';
import { setLocationsOf } from './user-locations.store.ts';
import { insertUser, usernameKey } from './users.store.ts';

export interface AssignedUser {
  readonly user: UserRow;
  readonly locationIds: string[];
}

type Account = Pick<UserRow, 'username' | 'passwordHash' | 'passwordChangedAt' | 'invitedAt'>;

/** Stores a new user with their locations. */
export async function insertAssigned(
  transaction: Database,
  { locationId, locationIds: given, ...fields }: NewUserWithoutPassword,
  account: Account,
  now: string,
  refusals: Partial<Refusals> = {},
): Promise<AssignedUser> {
  const { role, locationIds } = settleLocations({ role: fields.role, locationId, locationIds: given });
  const user: UserRow = {
    ...fields,
    ...account,
    id: newId(),
    usernameKey: usernameKey(account.username),
    role,
    locationId: locationIds[0] ?? null,
    createdAt: now,
    updatedAt: now,
  };
  await explainingRefusals({ ...refusals, locationPath: given ? 'locationIds' : 'locationId' }, async () => {
    await insertUser(transaction, user);
    await setLocations(transaction, user, locationIds);
  });
  return { user, locationIds };
}

export const setLocations = (
  transaction: Database,
  { id, role }: UserRow,
  locationIds: readonly string[],
): Promise<void> => setLocationsOf(transaction, id, role === 'manager' ? locationIds : []);

interface Refusals {
  /** The field that names the location. */
  readonly locationPath: 'locationId' | 'locationIds';
  readonly nameTaken: { readonly path: string; readonly message: string };
}

const usernameTaken = { path: 'username', message: 'This username is already taken.' };

/** For someone who hasn't accepted an invitation: their email address is their username. */
export const emailTaken = { path: 'email', message: 'Someone already signs in with this email address.' };

export async function explainingRefusals<T>(
  { locationPath, nameTaken = usernameTaken }: Partial<Refusals>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(nameTaken.message, nameTaken.path);
    if (isForeignKeyViolation(error)) throw badRequest('This location does not exist.', locationPath);
    throw error;
  }
}
