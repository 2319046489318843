import type { LookupAddress } from 'node:dns';
import { lookup as dnsLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { bareHost, isAllowedHost, notPublic } from './page-address.ts';
import { PageRefused } from './page-refused.ts';
import { isPublicAddress } from './public-address.ts';

/** All addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const resolveByDns: Resolve = (hostname) => dnsLookup(hostname, { all: true });

const unknownHost = (hostname: string, cause?: unknown): PageRefused =>
  new PageRefused('unknownHost', `there is no site at ${hostname}.`, { cause });

const resolveAll = async (hostname: string, resolve: Resolve): Promise<readonly LookupAddress[]> => {
  try {
    return await resolve(hostname);
  } catch (cause) {
    throw unknownHost(hostname, cause);
  }
};

/** One non-public address disqualifies the name, because any of them may be connected to. */
const resolvePublic = async (hostname: string, resolve: Resolve): Promise<LookupAddress[]> => {
  const addresses = await resolveAll(hostname, resolve);
  if (addresses.length === 0) throw unknownHost(hostname);
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw notPublic(hostname);
  return [...addresses];
};

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

const lookupBy =
  (resolveAddresses: (hostname: string) => Promise<readonly LookupAddress[]>): LookupFunction =>
  (hostname, { all }, callback) => {
    resolveAddresses(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) callback(unknownHost(hostname), '', 0);
        else if (all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (refusal) => callback(asError(refusal), '', 0),
    );
  };

const connectTimeoutMs = 5_000;

/** Connects only to public addresses. The checked addresses are the ones connected to, so DNS rebinding has no effect. */
export const guardedAgent = (allowHosts: readonly string[], resolve: Resolve = resolveByDns): Agent => {
  const connectorBy = (lookup: LookupFunction) =>
    buildConnector({ lookup, timeout: connectTimeoutMs, autoSelectFamily: true });
  const connectGuarded = connectorBy(lookupBy((hostname) => resolvePublic(bareHost(hostname), resolve)));
  const connectAllowed = connectorBy(lookupBy((hostname) => resolveAll(bareHost(hostname), resolve)));

  const connect: buildConnector.connector = (options, callback) => {
    const host = bareHost(options.hostname);
    const port = options.port || (options.protocol === 'https:' ? '443' : '80');
    if (isAllowedHost(allowHosts, host, port)) return connectAllowed(options, callback);
    // A literal address never passes through the lookup.
    if (isIP(host) && !isPublicAddress(host)) return callback(notPublic(host), null);
    return connectGuarded(options, callback);
  };
  return new Agent({ connect, pipelining: 0 });
};
