import type { FastifyInstance } from 'fastify';

const aYearSeconds = 31_536_000;

/** Headers that every answer bears. What only pages need is set where pages are sent. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    // What customers' pages need says otherwise where it is sent.
    reply.header('Cross-Origin-Resource-Policy', 'same-origin');
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${aYearSeconds}`);
  });
}
