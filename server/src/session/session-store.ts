import type { Database, SessionRow, UserRow } from '../database/schema.ts';

/** The person behind a stored session that has not expired, and when it does. */
export const findSession = (db: Database, sid: string, now: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.sid',
      'sessions.expire',
      'users.id',
      'users.username',
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.role',
      'users.locationId',
    ])
    .where('sessions.sid', '=', sid)
    .where('sessions.expire', '>', now)
    .executeTakeFirst();

/**
 * Starts a session for the password that was checked. Checking takes a while: when the password was changed or the user
 * deleted meanwhile, there is none, and the answer is `false`.
 */
export const startSession = (
  db: Database,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  session: Pick<SessionRow, 'sid' | 'expire'>,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const unchanged = await transaction
      .updateTable('users')
      .set((it) => ({ passwordHash: it.ref('passwordHash') }))
      .where('id', '=', user.id)
      .where('passwordHash', '=', user.passwordHash)
      .returning('id')
      .executeTakeFirst();
    if (!unchanged) return false;
    await transaction
      .insertInto('sessions')
      .values({ ...session, userId: user.id, sess: '{}' })
      .execute();
    return true;
  });

export const extendSession = (db: Database, sid: string, expire: string) =>
  db.updateTable('sessions').set({ expire }).where('sid', '=', sid).execute();

export const deleteSession = (db: Database, sid: string) => db.deleteFrom('sessions').where('sid', '=', sid).execute();

/** Ends every session of a user but the one named. */
export const deleteOtherSessions = (db: Database, userId: string, keptSid: string | undefined) =>
  db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('sid', '!=', keptSid ?? '')
    .execute();

export const deleteExpiredSessions = (db: Database, now: string) =>
  db.deleteFrom('sessions').where('expire', '<=', now).execute();
