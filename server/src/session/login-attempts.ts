import { instantAfter, minute } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { tooManyRequests } from '../errors.ts';
import { networkOf } from '../http/request-limits.ts';
import { newId } from '../ids.ts';

const windowMs = 15 * minute;
const allowedFailures = 10;

/** Who an attempt counts against: the user name that was tried and the address it came from. */
export const subjectsOf = (username: string, address: string): string[] => [
  `user:${username.toLowerCase()}`,
  `address:${networkOf(address)}`,
];

/**
 * Counts an attempt as failed before it is tried, so that many at once cannot slip through; `forgiveAttempt` takes a
 * successful one back. Refuses with 429 after 10 failures in 15 minutes; refused attempts do not count.
 */
export async function countAttempt(context: Context, subjects: readonly string[]): Promise<readonly string[]> {
  if (!context.config.rateLimits) return [];
  const { db, clock } = context;
  const now = clock.now();
  const rows = subjects.map((subject) => ({ id: newId(), subject, attemptedAt: now.toISOString() }));
  const ids = rows.map((row) => row.id);
  await db.insertInto('loginAttempts').values(rows).execute();
  for (const subject of subjects) {
    const earlier = await earlierAttempts(db, subject, instantAfter(now, -windowMs), ids);
    const oldestCounted = earlier.at(-allowedFailures);
    if (oldestCounted === undefined) continue;
    await db.deleteFrom('loginAttempts').where('id', 'in', ids).execute();
    const waitMs = Date.parse(oldestCounted.attemptedAt) + windowMs - now.getTime();
    throw tooManyRequests('Too many failed attempts. Please try again later.', Math.max(1, Math.ceil(waitMs / 1000)));
  }
  return ids;
}

const earlierAttempts = (db: Database, subject: string, since: string, ownIds: readonly string[]) =>
  db
    .selectFrom('loginAttempts')
    .select('attemptedAt')
    .where('subject', '=', subject)
    .where('attemptedAt', '>', since)
    .where('id', 'not in', ownIds)
    .orderBy('attemptedAt')
    .execute();

/** A right password takes its own attempt back, and the earlier slips under that user name. */
export const forgiveAttempt = (db: Database, attemptIds: readonly string[], username: string) =>
  db
    .deleteFrom('loginAttempts')
    .where((where) =>
      where.or([
        where('subject', '=', `user:${username.toLowerCase()}`),
        ...(attemptIds.length > 0 ? [where('id', 'in', attemptIds)] : []),
      ]),
    )
    .execute();

export const forgetOldAttempts = (db: Database, now: Date) =>
  db.deleteFrom('loginAttempts').where('attemptedAt', '<', instantAfter(now, -windowMs)).execute();
