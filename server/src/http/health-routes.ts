import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { StorageWatch } from './watch-storage.ts';

/**
 * For those who watch the process: does it live, and can it serve. What hinders it, or will if nobody looks, is told as
 * `reason` or `warnings`, in sentences for the operator.
 */
export function healthRoutes(app: FastifyInstance, { databaseKind, outbox }: Context, storage: StorageWatch): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const reason = await storage.whatIsWrong();
    if (reason !== undefined) return reply.status(503).send({ status: 'unavailable', database: databaseKind, reason });
    const waiting = await outbox.describeWaiting().catch(() => undefined);
    return { status: 'ok', database: databaseKind, ...(waiting && { warnings: [waiting] }) };
  });
}
