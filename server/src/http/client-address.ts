import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { FastifyInstance } from 'fastify';

const header = 'x-forwarded-for';
/** More proxies than anyone chains. */
const longestChain = 32;

/**
 * Normalizes the addresses in `X-Forwarded-For`, so that `request.ip` is the same however a proxy writes it. Text that
 * isn't an address ends the chain: the client then counts as the proxy that sent it, and nothing further left is
 * trusted.
 */
export function canonicalForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const forwarded = headers[header];
    if (forwarded === undefined) return;
    const chain = canonicalChain(String(forwarded));
    if (chain === '') delete headers[header];
    else headers[header] = chain;
  });
}

function canonicalChain(forwarded: string): string {
  const addresses: string[] = [];
  for (const entry of forwarded.split(',').slice(-longestChain).reverse()) {
    const address = canonicalAddress(entry.trim());
    if (address === undefined) break;
    addresses.push(address);
  }
  return addresses.reverse().join(', ');
}

const withPort = /^(?:([\d.]+)|\[([^\]]+)\])(?::\d{1,5})?$/;

/** Removes port, brackets and zone, converts to compressed lower case, and unwraps IPv4 addresses in IPv6 notation. */
export function canonicalAddress(text: string): string | undefined {
  const [, ipv4, bracketed] = withPort.exec(text) ?? [];
  const [address = ''] = (ipv4 ?? bracketed ?? text).split('%');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = canonical.replace(/^::ffff:/, '');
  return isIPv4(mapped) ? mapped : canonical;
}
