import { instantAfter, minute } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { tooManyRequests } from '../errors.ts';
import { networkOf } from '../http/request-limits.ts';
import { newId } from '../ids.ts';

const windowMs = 15 * minute;

/** The number of attempts allowed in 15 minutes. Counted in the database, for all nodes together. */
export interface AttemptLimit {
  readonly allowed: number;
  readonly refusal: string;
}

const failures = 'Too many failed attempts. Please try again later.';

export const signInLimit: AttemptLimit = { allowed: 10, refusal: failures };
export const resetTokenLimit: AttemptLimit = { allowed: 10, refusal: failures };
/** Emails to one user have their own limit; this one is for going through many names. */
export const resetRequestLimit: AttemptLimit = {
  allowed: 30,
  refusal: 'Too many requests for a reset link. Please try again later.',
};

const userSubject = (username: string): string => `user:${username.toLowerCase()}`;

/** What an attempt counts against: the user name and the address it came from. */
export const subjectsOf = (username: string, address: string): string[] => [
  userSubject(username),
  `address:${networkOf(address)}`,
];

export const resetRequestSubject = (address: string): string => `reset request from ${networkOf(address)}`;
export const resetTokenSubject = (address: string): string => `reset token from ${networkOf(address)}`;

/**
 * Counts an attempt as failed before it is tried, so that simultaneous ones can't slip through; `forgiveAttempts` takes a
 * successful one back. Refuses with 429 beyond the limit; refused attempts don't count.
 */
export async function countAttempt(
  context: Context,
  { allowed, refusal }: AttemptLimit,
  subjects: readonly string[],
): Promise<readonly string[]> {
  if (!context.config.rateLimits) return [];
  const { db, clock } = context;
  const now = clock.now();
  const rows = subjects.map((subject) => ({ id: newId(), subject, attemptedAt: now.toISOString() }));
  const ids = rows.map((row) => row.id);
  await db.insertInto('loginAttempts').values(rows).execute();
  for (const subject of subjects) {
    const earlier = await earlierAttempts(db, subject, now, ids);
    const oldestCounted = earlier.at(-allowed);
    if (oldestCounted === undefined) continue;
    await db.deleteFrom('loginAttempts').where('id', 'in', ids).execute();
    const waitMs = Date.parse(oldestCounted.attemptedAt) + windowMs - now.getTime();
    throw tooManyRequests(refusal, Math.max(1, Math.ceil(waitMs / 1000)));
  }
  return ids;
}

/** Attempts dated in the future were counted before the clock was set back; a minute allows for clock differences between nodes. */
const earlierAttempts = (db: Database, subject: string, now: Date, ownIds: readonly string[]) =>
  db
    .selectFrom('loginAttempts')
    .select('attemptedAt')
    .where('subject', '=', subject)
    .where('attemptedAt', '>', instantAfter(now, -windowMs))
    .where('attemptedAt', '<', instantAfter(now, minute))
    .where('id', 'not in', ownIds)
    .orderBy('attemptedAt')
    .execute();

export const forgiveAttempts = async (db: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('loginAttempts').where('id', 'in', ids).execute();
};

/** A right password takes its own attempt back, and earlier failures under that user name. */
export async function forgiveSignIn(db: Database, attemptIds: readonly string[], username: string): Promise<void> {
  await forgiveAttempts(db, attemptIds);
  await forgiveUser(db, username);
}

/** Failures under a user name no longer count; those of their addresses do. */
export const forgiveUser = (db: Database, username: string) =>
  db.deleteFrom('loginAttempts').where('subject', '=', userSubject(username)).execute();

export const forgetOldAttempts = (db: Database, now: Date) =>
  db.deleteFrom('loginAttempts').where('attemptedAt', '<', instantAfter(now, -windowMs)).execute();
