import { inBatches } from '../database/in-batches.ts';
import type { SessionRow } from '../database/rows/access.ts';
import type { Database } from '../database/schema.ts';

/** The user of a stored session that has not expired, and its expiry. */
export const findSession = (db: Database, sid: string, now: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.sid',
      'sessions.expire',
      'sessions.sess',
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

/** The users of sessions that have not expired, by the stored ids of the sessions. */
export async function findUsersOfSessions(db: Database, sids: readonly string[], now: string) {
  const rows = await inBatches(sids, (batch) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select(['sessions.sid', 'users.id', 'users.role', 'users.locationId'])
      .where('sessions.sid', 'in', batch)
      .where('sessions.expire', '>', now)
      .execute(),
  );
  return new Map(rows.map(({ sid, ...user }) => [sid, user]));
}

export const insertSession = (db: Database, session: SessionRow) => db.insertInto('sessions').values(session).execute();

export const updateSession = (db: Database, sid: string, changes: Partial<Pick<SessionRow, 'sess' | 'expire'>>) =>
  db.updateTable('sessions').set(changes).where('sid', '=', sid).execute();

export const listSessions = (db: Database, userId: string, now: string) =>
  db.selectFrom('sessions').select(['sid', 'sess']).where('userId', '=', userId).where('expire', '>', now).execute();

export const deleteSession = (db: Database, sid: string) =>
  db.deleteFrom('sessions').where('sid', '=', sid).returning('userId').executeTakeFirst();

/** Ends all sessions of a user but the given one. */
export const deleteOtherSessions = (db: Database, userId: string, keptSid: string | undefined) =>
  db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('sid', '!=', keptSid ?? '')
    .execute();

export const deleteExpiredSessions = (db: Database, now: string) =>
  db.deleteFrom('sessions').where('expire', '<=', now).execute();
