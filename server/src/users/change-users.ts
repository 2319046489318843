import type { NewUser, UserChanges } from '@chat-module/contract/users';
import { type Actor, recordAct, recordEdit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { lockSubject } from '../database/dialect.ts';
import type { UserRow } from '../database/rows/accounts.ts';
import type { Database } from '../database/schema.ts';
import { conflict, notFound } from '../errors.ts';
import { endAccess } from '../session/end-access.ts';
import type { Operator } from '../session/operator.ts';
import { hashPassword } from '../session/passwords.ts';
import { expireLinks, lockLinks } from '../session/reset-links.store.ts';
import { type AssignedUser, emailTaken, explainingRefusals, insertAssigned, setLocations } from './insert-assigned.ts';
import { settleLocations } from './settle-locations.ts';
import { listLocationsOf } from './user-locations.store.ts';
import * as store from './users.store.ts';

export const subject = ({ id, username }: Pick<UserRow, 'id' | 'username'>) =>
  ({ kind: 'user', id, name: username }) as const;

export async function createUser(
  { db, clock }: Context,
  { password, username, ...fields }: NewUser,
  actor: Actor,
): Promise<AssignedUser> {
  const now = clock.now().toISOString();
  const account = { username, passwordHash: await hashPassword(password), passwordChangedAt: now, invitedAt: null };
  return db.transaction().execute(async (transaction) => {
    const created = await insertAssigned(transaction, fields, account, now);
    await recordAct(transaction, clock, { ...subject(created.user), actor, action: 'created' });
    return created;
  });
}

export async function updateUser(
  { db, clock }: Context,
  id: string,
  { locationId, locationIds: given, username, ...changes }: UserChanges,
  actor: Actor,
): Promise<AssignedUser> {
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
    const names = namesOf(before, username, changes.email);
    const assigned = { role, locationId: locationIds[0] ?? null };
    const refusals = {
      locationPath: given ? 'locationIds' : 'locationId',
      ...(before.invitedAt !== null && { nameTaken: emailTaken }),
    } as const;
    const updated = await explainingRefusals(refusals, async () => {
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
    // A link is in the old address's mailbox, and was emailed to someone with the old role. An invitation is to any role.
    if (before.invitedAt === null || before.email !== updated.email) await expireLinks(transaction, id, now);
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

/** The username of someone who hasn't accepted an invitation is their email address. */
function namesOf({ invitedAt }: UserRow, username?: string, email?: string): Partial<UserRow> {
  const name = invitedAt === null ? username : email;
  return name === undefined ? {} : { username: name, usernameKey: store.usernameKey(name) };
}

/** For the audit log: only managers have more than `locationId`. */
const withLocations = (user: UserRow, locationIds: readonly string[]) => ({
  ...user,
  locationIds: user.role === 'manager' ? locationIds.join(', ') : '',
});
