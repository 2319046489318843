import type { NewUser, UserChanges } from '@chat-module/contract/users';
import type { Context } from '../context.ts';
import { isForeignKeyViolation, isUniqueViolation, lockSubject } from '../database/dialect.ts';
import type { Database, UserRow } from '../database/schema.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Operator } from '../session/operator.ts';
import { hashPassword } from '../session/passwords.ts';
import { deleteOtherSessions } from '../session/session-store.ts';
import * as store from './users.store.ts';

export async function createUser({ db, clock }: Context, { password, ...fields }: NewUser): Promise<UserRow> {
  const now = clock.now().toISOString();
  const user: UserRow = {
    ...fields,
    id: newId(),
    usernameKey: store.usernameKey(fields.username),
    passwordHash: await hashPassword(password),
    createdAt: now,
    updatedAt: now,
  };
  await explainingRefusals(() => store.insertUser(db, user));
  return user;
}

export async function updateUser({ db, clock }: Context, id: string, changes: UserChanges): Promise<UserRow> {
  const names = changes.username === undefined ? {} : { usernameKey: store.usernameKey(changes.username) };
  return db.transaction().execute(async (transaction) => {
    if (changes.role === 'user') await assertAnotherAdmin(transaction, id, 'The last admin must stay an admin.');
    const updated = await explainingRefusals(() =>
      store.updateUser(transaction, id, { ...changes, ...names, updatedAt: clock.now().toISOString() }),
    );
    if (!updated) throw notFound('The user');
    return updated;
  });
}

/** Sets a password and ends the user's sessions, but for the one it was done in. */
export async function changePassword({ db, clock }: Context, id: string, password: string, operator: Operator) {
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const updated = await store.setPasswordHash(transaction, id, passwordHash, clock.now().toISOString());
    if (!updated) throw notFound('The user');
    await deleteOtherSessions(transaction, id, operator.id === id ? operator.sid : undefined);
  });
}

export async function deleteUser({ db }: Context, id: string, operator: Operator): Promise<void> {
  if (operator.id === id) throw conflict('You cannot delete your own account.');
  await db.transaction().execute(async (transaction) => {
    await assertAnotherAdmin(transaction, id, 'The last admin cannot be deleted.');
    if (!(await store.deleteUser(transaction, id))) throw notFound('The user');
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
    if (isUniqueViolation(error)) throw conflict('This username is taken already.', 'username');
    if (isForeignKeyViolation(error)) throw badRequest('This location does not exist.', 'locationId');
    throw error;
  }
}
