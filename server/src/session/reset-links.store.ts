import { lockSubject } from '../database/dialect.ts';
import type { PasswordResetRow } from '../database/rows/access.ts';
import type { Database } from '../database/schema.ts';

/** Whoever changes a user or uses one of their links takes this lock first, so that the two can't deadlock. */
export const lockLinks = (transaction: Database, userId: string): Promise<void> =>
  lockSubject(transaction, `password reset of ${userId}`);

/** The owner of a link; `undefined` for a token that was never issued. */
export async function lockLinksOfOwner(transaction: Database, tokenHash: string): Promise<string | undefined> {
  const link = await transaction
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (link) await lockLinks(transaction, link.userId);
  return link?.userId;
}

export const insertLink = (db: Database, link: PasswordResetRow) =>
  db.insertInto('passwordResets').values(link).execute();

/** A user's links since an instant, latest first. */
export const listLinksSince = (db: Database, userId: string, since: string) =>
  db
    .selectFrom('passwordResets')
    .select(['requestedFrom', 'createdAt'])
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .execute();

export async function isOpenLink(db: Database, tokenHash: string, now: string): Promise<boolean> {
  const link = await db
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return link !== undefined;
}

/** A used link is marked expired; its row stays, because it counts toward the hourly limit. */
export const useLink = (db: Database, tokenHash: string, now: string) =>
  db
    .updateTable('passwordResets')
    .set({ expiresAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();

export const expireLinks = (db: Database, userId: string, now: string) =>
  db
    .updateTable('passwordResets')
    .set({ expiresAt: now })
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .execute();

export async function listOwnersOfOpenLinks(
  db: Database,
  userIds: readonly string[],
  now: string,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const links = await db
    .selectFrom('passwordResets')
    .select('userId')
    .where('userId', 'in', userIds)
    .where('expiresAt', '>', now)
    .execute();
  return new Set(links.map(({ userId }) => userId));
}
