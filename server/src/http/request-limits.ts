import { isIPv6 } from 'node:net';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { tooManyRequests } from '../errors.ts';
import { canonicalAddress } from './client-address.ts';
import { sharedCounts } from './shared-counts.ts';

/** Requests of one address to one route. */
export const limits = {
  visitor: { max: 240, timeWindow: '1 minute' },
  anyone: { max: 120, timeWindow: '1 minute' },
  signedIn: { max: 1200, timeWindow: '1 minute' },
  manager: { max: 1200, timeWindow: '1 minute' },
  admin: { max: 1200, timeWindow: '1 minute' },
  page: { max: 240, timeWindow: '1 minute' },
  /** One page loads dozens, and an office may share an address. */
  file: { max: 2400, timeWindow: '1 minute' },
} as const;

/**
 * Limits each address on every route, across all nodes. A route without its own limit gets that of files;
 * `rateLimit: false` lifts it and needs a reason.
 */
export async function requestLimits(app: FastifyInstance, { config, databaseKind, db }: Context): Promise<void> {
  if (!config.rateLimits) return;
  await app.register(fastifyRateLimit, {
    global: true,
    ...limits.file,
    store: sharedCounts(databaseKind === 'postgres' ? db : undefined),
    keyGenerator: ({ method, routeOptions, ip }) => `${method} ${routeOptions.url ?? 'none'} ${networkOf(ip)}`,
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests('That was too much at once. Please wait a moment and try again.', Math.ceil(ttl / 1000)),
  });
}

/** The IPv4 address, or the /64 of an IPv6 address, all of which a single host controls. */
export function networkOf(address: string): string {
  const canonical = canonicalAddress(address) ?? address;
  if (!isIPv6(canonical)) return canonical;
  const [head = '', tail] = canonical.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = new Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
