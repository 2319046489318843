import type { FastifyInstance } from 'fastify';

/** An API route without an access rule stops the start: the contract gives each call one, pages declare theirs. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith('/api/') && config?.access === undefined)
      throw new Error(`${method} ${url} has no rule of access.`);
  });
}
