import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database } from '../database/schema.ts';
import { createRequestCounters, type Standing } from './request-counters.ts';
import { addRequests } from './request-counts.store.ts';

/**
 * A node asks the database for one share of a limit at a time. The first share of a window it takes unasked, so that who calls
 * as often as people do costs no query: with n nodes an address may get n - 1 shares above the limit, and no more.
 */
const shares = 24;

/**
 * The counts behind the limits: of all nodes on one database together, or of this process alone without a database to
 * share. While the database cannot be asked, each node counts for itself.
 */
export const sharedCounts = (db: Database | undefined): FastifyRateLimitStoreCtor => {
  const counters = createRequestCounters();
  return class implements FastifyRateLimitStore {
    child(): FastifyRateLimitStore {
      return this;
    }

    incr(subject: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, max: number): void {
      const standing = counters.count(subject, windowMs, shareOf(max));
      const ask = async () => (db ? askForShare(db, standing, windowMs, max) : grantAll(standing, max));
      pass(standing, ask).then(
        (passes) => {
          const remainingMs = Math.max(0, standing.endsAtMs - performance.now());
          done(null, { current: passes ? Math.min(standing.used, max) : max + 1, ttl: remainingMs });
        },
        (error) => done(error),
      );
    }
  };
};

const shareOf = (max: number): number => Math.ceil(max / shares);

/** Whether the next request may pass; those that come at the same time wait for one answer. */
async function pass(standing: Standing, ask: () => Promise<void>): Promise<boolean> {
  const own = standing.used;
  while (own > standing.granted && !standing.isUsedUp) {
    standing.asking ??= ask().finally(() => {
      standing.asking = undefined;
    });
    await standing.asking;
  }
  return own <= standing.granted;
}

async function askForShare(db: Database, standing: Standing, windowMs: number, max: number): Promise<void> {
  const share = shareOf(max);
  try {
    const added = standing.isReported ? share : share + standing.granted;
    const { count, remainingMs } = await addRequests(db, standing.subject, added, windowMs);
    standing.granted += Math.min(share, Math.max(0, max - (count - share)));
    standing.isReported = true;
    standing.isUsedUp = count >= max;
    standing.endsAtMs = performance.now() + remainingMs;
  } catch {
    grantAll(standing, max);
  }
}

/** All that the limit allows and no more, without asking anybody. */
function grantAll(standing: Standing, max: number): void {
  standing.granted = Math.max(standing.granted, max);
  standing.isUsedUp = true;
}
