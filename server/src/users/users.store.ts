import type { UserRow } from '../database/rows/accounts.ts';
import type { Database } from '../database/schema.ts';

export const usernameKey = (username: string): string => username.toLowerCase();

export const findUser = (db: Database, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

export const findUserByName = (db: Database, username: string) =>
  db.selectFrom('users').selectAll().where('usernameKey', '=', usernameKey(username)).executeTakeFirst();

export const insertUser = (db: Database, user: UserRow) => db.insertInto('users').values(user).execute();

export const updateUser = (db: Database, id: string, changes: Partial<UserRow>) =>
  db.updateTable('users').set(changes).where('id', '=', id).returningAll().executeTakeFirst();

/** Ends an open invitation. A generated password, which nobody chose, has no change time. */
export const setPasswordHash = (
  db: Database,
  id: string,
  passwordHash: string,
  updatedAt: string,
  passwordChangedAt: string | null = updatedAt,
) =>
  db
    .updateTable('users')
    .set({ passwordHash, passwordChangedAt, invitedAt: null, updatedAt })
    .where('id', '=', id)
    .returning(['id', 'username'])
    .executeTakeFirst();

/** Whether a user still has their generated password. */
export async function hasGeneratedPassword(db: Database, id: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('passwordChangedAt').where('id', '=', id).executeTakeFirst();
  return user?.passwordChangedAt === null;
}

/** Whether a user still has the checked password; locks the row until the transaction ends. */
export const holdUnchanged = (transaction: Database, user: Pick<UserRow, 'id' | 'passwordHash'>) =>
  transaction
    .updateTable('users')
    .set((it) => ({ passwordHash: it.ref('passwordHash') }))
    .where('id', '=', user.id)
    .where('passwordHash', '=', user.passwordHash)
    .returning(['id', 'username'])
    .executeTakeFirst();

export const deleteUser = (db: Database, id: string) =>
  db.deleteFrom('users').where('id', '=', id).returning(['id', 'username']).executeTakeFirst();

export async function countUsers(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((it) => it.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One who can sign in. */
export const findAnotherAdmin = (db: Database, id: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '!=', id)
    .where('invitedAt', 'is', null)
    .executeTakeFirst();
