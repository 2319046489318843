import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { StorageWatch } from './watch-storage.ts';

/**
 * No rate limit: a refused probe would restart the process or take it out of rotation. One response is a constant, and the
 * other queries the database at most once a second.
 */
const probe = { logLevel: 'warn', config: { rateLimit: false } } as const;

/**
 * Tells monitoring whether the process is alive and can serve. Anyone may ask, so the responses contain nothing else: a
 * reason or a count of waiting emails would reveal others' activity to strangers. Admins read those at
 * `/api/admin/status`.
 */
export function healthRoutes(app: FastifyInstance, { databaseKind }: Context, storage: StorageWatch): void {
  app.get('/healthz', probe, () => ({ status: 'ok' }));

  app.get('/readyz', probe, async (_request, reply) => {
    const isReady = (await storage.whatIsWrong()) === undefined;
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable', database: databaseKind });
  });
}
