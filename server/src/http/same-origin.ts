import type { FastifyRequest } from 'fastify';
import { forbidden } from '../errors.ts';

/** Refuses a call that a page of another origin makes in the operator's name (CSRF). */
export function assertSameOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  if (comesFromElsewhere(request, publicUrl)) throw forbidden('Only the application itself can make this call.');
}

/**
 * Whether a page of another origin made the browser send this request. Browsers say so in `Sec-Fetch-Site` or `Origin`, old
 * ones at most in `Referer`. Other clients send none of them and hold no cookie by accident.
 */
export function comesFromElsewhere({ headers, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, referer, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && !isOwn(origin, host, publicUrl)) return true;
  if (site !== undefined) return site === 'cross-site' || (site === 'same-site' && origin === undefined);
  return origin === undefined && Boolean(referer) && !isOwn(originOf(referer), host, publicUrl);
}

const originOf = (address = ''): string => (URL.canParse(address) ? new URL(address).origin : 'null');

function isOwn(origin: string, host: string, publicUrl: string | undefined): boolean {
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  // Some proxies include the default port in `Host`; an origin never does.
  const asked = `${protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).host === originHost;
}
