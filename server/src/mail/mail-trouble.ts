import { type Clock, day, instantAfter } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { describeMailFailure } from './describe-mail-failure.ts';
import { countGivenUp, countRefused, findLastError } from './outbox.store.ts';

/** How long operators see failed emails. */
export const failedShownMs = 30 * day;

export interface MailTrouble {
  /** Failed at least once and still retried, the oldest of them written at `waitingSince`. */
  readonly waiting: number;
  readonly waitingSince: string | null;
  /** Given up in the last 30 days. */
  readonly failed: number;
  readonly lastError: string | null;
}

/** The emails that were not sent, and why. */
export async function readMailTrouble(db: Database, clock: Clock): Promise<MailTrouble> {
  const since = instantAfter(clock.now(), -failedShownMs);
  const { count: waiting, since: waitingSince } = await countRefused(db);
  const failed = await countGivenUp(db, since);
  const lastError = waiting + failed > 0 ? await findLastError(db, since) : undefined;
  return { waiting, waitingSince, failed, lastError: lastError ? describeMailFailure(lastError) : null };
}
