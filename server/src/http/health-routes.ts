import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** For those who watch the process: does it live, and can it serve. */
export function healthRoutes(app: FastifyInstance, { db, databaseKind, log }: Context): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await sql`select 1 from users limit 1`.execute(db);
      return { status: 'ok', database: databaseKind };
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return reply.status(503).send({ status: 'unavailable', database: databaseKind });
    }
  });
}
