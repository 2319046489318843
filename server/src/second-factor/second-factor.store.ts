import type { SecondFactorRow } from '../database/rows/accounts.ts';
import type { Database } from '../database/schema.ts';

export const findFactor = (db: Database, userId: string) =>
  db.selectFrom('secondFactors').selectAll().where('userId', '=', userId).executeTakeFirst();

export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  return (await findFactor(db, userId))?.confirmedAt != null;
}

/** Which of these users have a second factor. */
export async function listUsersWithFactor(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', 'in', userIds)
    .where('confirmedAt', 'is not', null)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

export const insertFactor = (db: Database, factor: SecondFactorRow) =>
  db.insertInto('secondFactors').values(factor).execute();

/** Removes one that was never confirmed. */
export const deleteUnconfirmed = (db: Database, userId: string) =>
  db.deleteFrom('secondFactors').where('userId', '=', userId).where('confirmedAt', 'is', null).execute();

/** Returns whether there was one. Its recovery codes are deleted with it. */
export async function deleteFactor(db: Database, userId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .returning('confirmedAt')
    .executeTakeFirst();
  return deleted?.confirmedAt != null;
}

/** Whether this is the first use of this time step or a later one. */
export async function useStep(db: Database, userId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst();
  return used !== undefined;
}

export const confirmFactor = (db: Database, userId: string, confirmedAt: string) =>
  db.updateTable('secondFactors').set({ confirmedAt }).where('userId', '=', userId).execute();

export const insertRecoveryCodes = (db: Database, userId: string, codeHashes: readonly string[]) =>
  db
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ codeHash, userId })))
    .execute();

export async function useRecoveryCode(db: Database, userId: string, codeHash: string): Promise<boolean> {
  const used = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .returning('codeHash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
