import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database } from '../database/schema.ts';
import { addRequests } from './request-counts.store.ts';

/**
 * A node asks the database for one share of a limit at a time. The first share of a window it takes unasked, so that who calls
 * as often as people do costs no query: with n nodes an address may get n - 1 shares above the limit, and no more.
 */
const shares = 24;

const rememberedSubjects = 20_000;

/** How one subject stands on this node, in the window in hand. */
interface Standing {
  endsAtMs: number;
  /** Requests of this node, refused ones too. */
  used: number;
  /** How many of them may pass, as far as is known. */
  granted: number;
  /** Whether the other nodes know of what is granted here. */
  isReported: boolean;
  isUsedUp: boolean;
  asking: Promise<void> | undefined;
}

/**
 * The counts behind the limits, of all nodes on one database together. While that can't be asked, each node counts for
 * itself.
 */
export const sharedCounts = (db: Database): FastifyRateLimitStoreCtor => {
  const standings = new Map<string, Standing>();
  return class implements FastifyRateLimitStore {
    child(): FastifyRateLimitStore {
      return this;
    }

    incr(subject: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, max: number): void {
      const standing = standingOf(standings, subject, windowMs, max);
      const ask = () => askForShare(db, standing, subject, windowMs, max);
      pass(standing, ask).then(
        (passes) => {
          const remainingMs = Math.max(0, standing.endsAtMs - Date.now());
          done(null, { current: passes ? Math.min(standing.used, max) : max + 1, ttl: remainingMs });
        },
        (error) => done(error),
      );
    }
  };
};

function standingOf(standings: Map<string, Standing>, subject: string, windowMs: number, max: number): Standing {
  const known = standings.get(subject);
  if (known !== undefined && known.endsAtMs > Date.now()) return known;
  const fresh: Standing = {
    endsAtMs: Date.now() + windowMs,
    used: 0,
    granted: shareOf(max),
    isReported: false,
    isUsedUp: false,
    asking: undefined,
  };
  standings.delete(subject);
  // A Map keeps the order of insertion: the first window is the oldest.
  const [oldest] = standings.size < rememberedSubjects ? [] : standings.keys();
  if (oldest !== undefined) standings.delete(oldest);
  standings.set(subject, fresh);
  return fresh;
}

const shareOf = (max: number): number => Math.ceil(max / shares);

/** Whether the next request may pass; those that come at the same time wait for one answer. */
async function pass(standing: Standing, ask: () => Promise<void>): Promise<boolean> {
  const own = ++standing.used;
  while (own > standing.granted && !standing.isUsedUp) {
    standing.asking ??= ask().finally(() => {
      standing.asking = undefined;
    });
    await standing.asking;
  }
  return own <= standing.granted;
}

async function askForShare(
  db: Database,
  standing: Standing,
  subject: string,
  windowMs: number,
  max: number,
): Promise<void> {
  const share = shareOf(max);
  try {
    const added = standing.isReported ? share : share + standing.granted;
    const { count, remainingMs } = await addRequests(db, subject, added, windowMs);
    standing.granted += Math.min(share, Math.max(0, max - (count - share)));
    standing.isReported = true;
    standing.isUsedUp = count >= max;
    standing.endsAtMs = Date.now() + remainingMs;
  } catch {
    standing.granted = Math.max(standing.granted, max);
    standing.isUsedUp = true;
  }
}
