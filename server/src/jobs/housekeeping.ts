import { day, hour, instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import { forgetOldAttempts } from '../session/login-attempts.ts';
import { deleteExpiredSessions } from '../session/session-store.ts';

const sentMailKeptMs = 30 * day;

/** Deletes what has outlived its use. Every node may do so; what one has deleted the next does not find. */
export async function keepHouse({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(db, now.toISOString());
  await forgetOldAttempts(db, now);
  // Used-up links count towards the three mails an hour, so they stay for that long.
  await db
    .deleteFrom('passwordResets')
    .where('createdAt', '<', instantAfter(now, -2 * hour))
    .execute();
  await db.deleteFrom('outbox').where('sentAt', '<', instantAfter(now, -sentMailKeptMs)).execute();
}

/** Keeps house now and every hour; the returned function ends that. */
export function startHousekeeping(context: Context): () => void {
  const run = () => keepHouse(context).catch((err) => context.log.error({ err }, 'housekeeping failed'));
  const timer = setInterval(run, hour);
  timer.unref();
  void run();
  return () => clearInterval(timer);
}
