import { createRequestCounters, type Standing } from './request-counters.ts';
import type { SharedCount } from './request-counts.store.ts';

/**
 * A node asks the database for one portion of a limit at a time. It takes the first portion of a window without asking, so
 * ordinary use costs no query: with n nodes an address may get at most n - 1 portions above the limit.
 */
const shares = 24;

interface Limit {
  readonly windowMs: number;
  readonly max: number;
}

export interface Use {
  readonly passes: boolean;
  /** On this node, in its current window. */
  readonly used: number;
  readonly remainingMs: number;
}

/** Counts what subjects use of a limit, in requests or bytes. */
export type UseLimit = (subject: string, amount: number, limit: Limit) => Promise<Use>;

/** Adds to a subject's count on all nodes. */
type AddToAll = (subject: string, added: number, windowMs: number) => Promise<SharedCount>;

/** Without `addToAll`, and while it fails, this node counts by itself. */
export function sharedLimit(addToAll: AddToAll | undefined): UseLimit {
  const counters = createRequestCounters();
  return async (subject, amount, limit) => {
    const standing = counters.count(subject, limit.windowMs, shareOf(limit.max), amount);
    const passes = await pass(standing, () => askForShare(addToAll, standing, limit));
    return { passes, used: standing.used, remainingMs: Math.max(0, standing.endsAtMs - performance.now()) };
  };
}

const shareOf = (max: number): number => Math.ceil(max / shares);

/** Whether the last request may pass; simultaneous ones wait for one query. */
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

async function askForShare(
  addToAll: AddToAll | undefined,
  standing: Standing,
  { windowMs, max }: Limit,
): Promise<void> {
  if (addToAll === undefined) return grantAll(standing, max);
  const share = shareOf(max);
  try {
    const added = standing.isReported ? share : share + standing.granted;
    const { count, remainingMs } = await addToAll(standing.subject, added, windowMs);
    standing.granted += Math.min(share, Math.max(0, max - (count - share)));
    standing.isReported = true;
    standing.isUsedUp = count >= max;
    standing.endsAtMs = performance.now() + remainingMs;
  } catch {
    grantAll(standing, max);
  }
}

/** Allows exactly the limit, without any query. */
function grantAll(standing: Standing, max: number): void {
  standing.granted = Math.max(standing.granted, max);
  standing.isUsedUp = true;
}
