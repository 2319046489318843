import type { FastifyInstance } from 'fastify';

/** A route of the API without a rule of access stops the start: the contract gives each of its own, pages name theirs. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith('/api/') && config?.access === undefined)
      throw new Error(`${method} ${url} has no rule of access.`);
  });
}
