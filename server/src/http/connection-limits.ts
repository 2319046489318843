import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { canonicalAddress } from './client-address.ts';
import { networkOf } from './request-limits.ts';

export interface ConnectionLimits {
  /** Concurrent connections per address; more are closed at once. */
  readonly perAddress: number;
  /** Concurrent connections in total. */
  readonly total: number;
  /** The time from the connection, or the first byte of a later request, to the end of the request's headers. */
  readonly headersTimeoutMs: number;
  /** The longest time without a byte in either direction, such as to a client that doesn't read its response. */
  readonly inactiveMs: number;
  /**
   * The time from a response to the next request. Longer than load balancers keep a connection (60 s), so that they
   * close it first.
   */
  readonly keepAliveTimeoutMs: number;
  /** How often Node checks for expired connections. */
  readonly checkEveryMs: number;
}

export const connectionLimits: ConnectionLimits = {
  perAddress: 512,
  total: 8192,
  headersTimeoutMs: 20_000,
  inactiveMs: 300_000,
  keepAliveTimeoutMs: 72_000,
  checkEveryMs: 5000,
};

/** Prevents one address from taking all connections. Trusted proxies carry everyone's, so they aren't counted. */
export function limitConnections(app: FastifyInstance, config: Config, { perAddress, total }: ConnectionLimits): void {
  if (!config.rateLimits) return;
  const isProxy = proxiesOf(config.trustProxy);
  const open = new Map<string, number>();
  app.server.maxConnections = total;
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const network = networkOf(address);
    const others = open.get(network) ?? 0;
    if (others >= perAddress) {
      socket.destroy();
      return;
    }
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** A number of proxies doesn't say which addresses they have, so any connection may be one of theirs. */
function proxiesOf(trusted: Config['trustProxy']): (address: string) => boolean {
  if (!Array.isArray(trusted)) return () => trusted !== false && trusted !== 0;
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const canonical = canonicalAddress(address) ?? '';
    return canonical !== '' && proxies.check(canonical, isIPv6(canonical) ? 'ipv6' : 'ipv4');
  };
}
