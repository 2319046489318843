import type { NewUser, UserChanges } from '@chat-module/contract/users';
import { type Actor, recordAct, recordEdit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { isForeignKeyViolation, isUniqueViolation, lockSubject } from '../database/dialect.ts';
import type { Database, UserRow } from '../database/schema.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { endAccess } from '../session/end-access.ts';
import type { Operator } from '../session/operator.ts';
import { hashPassword } from '../session/passwords.ts';
import { expireLinks, lockLinks } from '../session/reset-links.store.ts';
import { settleLocations } from './settle-locations.ts';
import { listLocationsOf, setLocationsOf } from './user-locations.store.ts';
import * as store from './users.store.ts';

export interface AssignedUser {
  readonly user: UserRow;
  readonly locationIds: string[];
}

const subject = ({ id, username }: Pick<UserRow, 'id' | 'username'>) => ({ kind: 'user', id, name: username }) as const;

export async function createUser(
  { db, clock }: Context,
  { password, locationId, locationIds: given, ...fields }: NewUser,
  actor: Actor,
): Promise<AssignedUser> {
  const now = clock.now().toISOString();
  const { role, locationIds } = settleLocations({ role: fields.role, locationId, locationIds: given });
  const user: UserRow = {
    ...fields,
    role,
    locationId: locationIds[0] ?? null,
    id: newId(),
    usernameKey: store.usernameKey(fields.username),
    passwordHash: await hashPassword(password),
    passwordChangedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  await db.transaction().execute(async (transaction) => {
    await explainingRefusals(given, async () => {
      await store.insertUser(transaction, user);
      await setLocations(transaction, user, locationIds);
    });
    await recordAct(transaction, clock, { ...subject(user), actor, action: 'created' });
  });
  return { user, locationIds };
}

export async function updateUser(
  { db, clock }: Context,
  id: string,
  { locationId, locationIds: given, ...changes }: UserChanges,
  actor: Actor,
): Promise<AssignedUser> {
  const names = changes.username === undefined ? {} : { usernameKey: store.usernameKey(changes.username) };
  const now = clock.now().toISOString();
  return db.transaction().execute(async (transaction) => {
    await lockLinks(transaction, id);
    const before = await store.findUser(transaction, id);
    if (!before) throw notFound('The user');
    const earlierIds = await listLocationsOf(transaction, before);
    const { role, locationIds } = settleLocations(
      { role: changes.role, locationId, locationIds: given },
      { role: before.role, locationIds: earlierIds },
    );
    if (changes.role !== undefined && changes.role !== 'admin')
      await assertAnotherAdmin(transaction, id, 'The last admin must stay an admin.');
    const assigned = { role, locationId: locationIds[0] ?? null };
    const updated = await explainingRefusals(given, async () => {
      const row = await store.updateUser(transaction, id, { ...changes, ...names, ...assigned, updatedAt: now });
      if (row) await setLocations(transaction, row, locationIds);
      return row;
    });
    if (!updated) throw notFound('The user');
    await recordEdit(transaction, clock, {
      ...subject(updated),
      actor,
      before: withLocations(before, earlierIds),
      after: withLocations(updated, locationIds),
    });
    // A link is in the old address's mailbox, and was emailed to someone with the old role.
    await expireLinks(transaction, id, now);
    return { user: updated, locationIds: [...locationIds] };
  });
}

/** Sets a password and ends the user's sessions, except the current one, and the links emailed to them. */
export async function changePassword({ db, clock }: Context, id: string, password: string, operator: Operator) {
  const passwordHash = await hashPassword(password);
  const now = clock.now().toISOString();
  await db.transaction().execute(async (transaction) => {
    await lockLinks(transaction, id);
    const updated = await store.setPasswordHash(transaction, id, passwordHash, now);
    if (!updated) throw notFound('The user');
    await recordAct(transaction, clock, { ...subject(updated), actor: operator, action: 'password_set' });
    await endAccess(transaction, id, now, operator.id === id ? operator.sid : undefined);
  });
}

export async function deleteUser({ db, clock }: Context, id: string, operator: Operator): Promise<void> {
  if (operator.id === id) throw conflict('You cannot delete your own account.');
  await db.transaction().execute(async (transaction) => {
    await lockLinks(transaction, id);
    await assertAnotherAdmin(transaction, id, 'The last admin cannot be deleted.');
    const deleted = await store.deleteUser(transaction, id);
    if (!deleted) throw notFound('The user');
    await recordAct(transaction, clock, { ...subject(deleted), actor: operator, action: 'deleted' });
  });
}

/** Two admins who demote each other at the same moment must not both succeed. */
async function assertAnotherAdmin(transaction: Database, id: string, refusal: string): Promise<void> {
  await lockSubject(transaction, 'admins');
  const user = await store.findUser(transaction, id);
  if (user?.role !== 'admin') return;
  if (!(await store.findAnotherAdmin(transaction, id))) throw conflict(refusal);
}

const setLocations = (transaction: Database, { id, role }: UserRow, locationIds: readonly string[]): Promise<void> =>
  setLocationsOf(transaction, id, role === 'manager' ? locationIds : []);

/** For the log: of everybody but a manager, `locationId` says it all. */
const withLocations = (user: UserRow, locationIds: readonly string[]) => ({
  ...user,
  locationIds: user.role === 'manager' ? locationIds.join(', ') : '',
});

async function explainingRefusals<T>(given: readonly string[] | undefined, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('This username is already taken.', 'username');
    if (isForeignKeyViolation(error))
      throw badRequest('This location does not exist.', given ? 'locationIds' : 'locationId');
    throw error;
  }
}
