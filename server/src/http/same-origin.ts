import type { FastifyRequest } from 'fastify';
import { forbidden } from '../errors.ts';

/**
 * Refuses a call that a page of another origin makes in the operator's name (CSRF). Browsers send `Origin` with every
 * such call; a client that is no browser sends none and holds no cookie by accident.
 */
export function assertSameOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const own = origin === undefined || isOwn(origin, request.host, publicUrl);
  if (!own || site === 'cross-site' || (site === 'same-site' && origin === undefined)) {
    throw forbidden('This call may only be made from the application itself.');
  }
}

function isOwn(origin: string, host: string, publicUrl: string | undefined): boolean {
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  // Some proxies name the default port in `Host`; an origin never does.
  const asked = `${protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).host === originHost;
}
