import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database } from '../database/schema.ts';
import { addRequests } from './request-counts.store.ts';
import { sharedLimit } from './shared-limit.ts';

/** The counts behind request limits: shared by all nodes on one database, or of this process only. */
export const sharedCounts = (db: Database | undefined): FastifyRateLimitStoreCtor => {
  const useLimit = sharedLimit(db && ((subject, added, windowMs) => addRequests(db, subject, added, windowMs)));
  return class implements FastifyRateLimitStore {
    child(): FastifyRateLimitStore {
      return this;
    }

    incr(subject: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, max: number): void {
      useLimit(subject, 1, { windowMs, max }).then(
        ({ passes, used, remainingMs }) =>
          done(null, { current: passes ? Math.min(used, max) : max + 1, ttl: remainingMs }),
        (error) => done(error),
      );
    }
  };
};
