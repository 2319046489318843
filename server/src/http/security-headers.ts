import type { FastifyInstance } from 'fastify';

const aYearSeconds = 31_536_000;

/** Headers of every response. What only pages need is set where pages are sent. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    // Files for customers' pages override this where they are sent.
    reply.header('Cross-Origin-Resource-Policy', 'same-origin');
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${aYearSeconds}`);
  });
}
