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
import * as store from './users.store.ts';

const subject = ({ id, username }: Pick<UserRow, 'id' | 'username'>) => ({ kind: 'user', id, name: username }) as const;

export async function createUser(
  { db, clock }: Context,
  { password, ...fields }: NewUser,
  actor: Actor,
): Promise<UserRow> {
  const now = clock.now().toISOString();
  const user: UserRow = {
    ...fields,
    id: newId(),
    usernameKey: store.usernameKey(fields.username),
    passwordHash: await hashPassword(password),
    passwordChangedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  await db.transaction().execute(async (transaction) => {
    await explainingRefusals(() => store.insertUser(transaction, user));
    await recordAct(transaction, clock, { ...subject(user), actor, action: 'created' });
  });
  return user;
}

export async function updateUser(
  { db, clock }: Context,
  id: string,
  changes: UserChanges,
  actor: Actor,
): Promise<UserRow> {
  const names = changes.username === undefined ? {} : { usernameKey: store.usernameKey(changes.username) };
  const now = clock.now().toISOString();
  return db.transaction().execute(async (transaction) => {
    await lockLinks(transaction, id);
    const before = await store.findUser(transaction, id);
    if (changes.role === 'user') await assertAnotherAdmin(transaction, id, 'The last admin must stay an admin.');
    const updated = await explainingRefusals(() =>
      store.updateUser(transaction, id, { ...changes, ...names, updatedAt: now }),
    );
    if (!before || !updated) throw notFound('The user');
    await recordEdit(transaction, clock, { ...subject(updated), actor, before, after: updated });
    // A link is in the old address's mailbox, and was emailed to someone with the old role.
    await expireLinks(transaction, id, now);
    return updated;
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

async function explainingRefusals<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('This username is already taken.', 'username');
    if (isForeignKeyViolation(error)) throw badRequest('This location does not exist.', 'locationId');
    throw error;
  }
}
