import { isIPv6 } from 'node:net';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { tooManyRequests } from '../errors.ts';

/** Limits each visitor's address on each route that names a limit. */
export async function requestLimits(app: FastifyInstance, { rateLimits }: Config): Promise<void> {
  if (!rateLimits) return;
  await app.register(fastifyRateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests('That was too much at once. Please wait a moment and try again.', Math.ceil(ttl / 1000)),
  });
}

/** An IPv6 host commands a whole /64, so that is what counts as its address. */
export const networkOf = (address: string): string =>
  isIPv6(address) && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
