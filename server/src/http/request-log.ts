import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { newId } from '../ids.ts';

const header = 'x-request-id';

/** Identifies all log lines of one request, on any node: the proxy's own id if it sends one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[header];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newId();
}

/** One line per request, with the route instead of the URL, which may contain tokens and typed text. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id);
  });

  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
