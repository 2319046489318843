import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { StorageWatch } from './watch-storage.ts';

/**
 * Without a limit: a refused probe would restart the process or take it out of turn. One answer is a constant, and the
 * other asks the database at most once a second.
 */
const probe = { logLevel: 'warn', config: { rateLimit: false } } as const;

/**
 * For those who watch the process: does it live, and can it serve. What hinders it, or will if nobody looks, is told as
 * `reason` or `warnings`, in sentences for the operator.
 */
export function healthRoutes(
  app: FastifyInstance,
  { databaseKind, disk, outbox }: Context,
  storage: StorageWatch,
): void {
  app.get('/healthz', probe, () => ({ status: 'ok' }));

  app.get('/readyz', probe, async (_request, reply) => {
    const reason = await storage.whatIsWrong();
    if (reason !== undefined) return reply.status(503).send({ status: 'unavailable', database: databaseKind, reason });
    const waiting = await outbox.describeWaiting().catch(() => undefined);
    const warnings = [waiting, disk.warning()].filter((it) => it !== undefined);
    return { status: 'ok', database: databaseKind, ...(warnings.length > 0 && { warnings }) };
  });
}
