import { isIPv6 } from 'node:net';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { tooManyRequests } from '../errors.ts';
import { canonicalAddress } from './client-address.ts';
import { sharedCounts } from './shared-counts.ts';

/** Limits each visitor's address on each route that names a limit; where several nodes may serve, on all of them together. */
export async function requestLimits(app: FastifyInstance, { config, databaseKind, db }: Context): Promise<void> {
  if (!config.rateLimits) return;
  await app.register(fastifyRateLimit, {
    global: false,
    store: sharedCounts(databaseKind === 'postgres' ? db : undefined),
    keyGenerator: ({ method, routeOptions, ip }) => `${method} ${routeOptions.url} ${networkOf(ip)}`,
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests('That was too much at once. Please wait a moment and try again.', Math.ceil(ttl / 1000)),
  });
}

/** The IPv4 address, or the /64 of an IPv6 address: a single host commands all of it. */
export function networkOf(address: string): string {
  const canonical = canonicalAddress(address) ?? address;
  if (!isIPv6(canonical)) return canonical;
  const [head = '', tail] = canonical.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = new Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
