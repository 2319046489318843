import { isIP } from 'node:net';
import { PageRefused } from './page-refused.ts';
import { isPublicAddress } from './public-address.ts';

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** The host of a URL for `isIP` and DNS: no brackets, no trailing dot. */
export const bareHost = (hostname: string): string =>
  hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

const withoutBrackets = (entry: string): string => entry.replace('[', '').replace(']', '').toLowerCase();

/** Whether the server's settings allow the host, or this port of it. */
export const isAllowedHost = (allowHosts: readonly string[], hostname: string, port: string): boolean => {
  const host = bareHost(hostname);
  return allowHosts.map(withoutBrackets).some((entry) => entry === host || entry === `${host}:${port}`);
};

const portOf = (url: URL): string => url.port || (defaultPorts[url.protocol] ?? '');

const parseUrl = (address: string, base?: URL): URL => {
  try {
    return new URL(address, base);
  } catch {
    throw new PageRefused('badAddress', 'its address is not a web address.');
  }
};

/**
 * The URL of a page or redirect, if it may be requested at all. `URL` normalizes decimal, octal and hexadecimal IPv4
 * addresses, so one check covers every spelling. DNS answers are checked when connecting.
 */
export const parsePageAddress = (address: string, allowHosts: readonly string[], base?: URL): URL => {
  const url = parseUrl(address, base);
  if (!(url.protocol in defaultPorts)) {
    throw new PageRefused('scheme', 'only addresses that start with http:// or https:// can be read.');
  }
  if (url.username || url.password) {
    throw new PageRefused('credentials', 'its address must not hold a user name or password.');
  }
  if (isAllowedHost(allowHosts, url.hostname, portOf(url))) return url;
  if (url.port) throw new PageRefused('port', `its address names the port ${url.port}; only 80 and 443 are read.`);
  const host = bareHost(url.hostname);
  if (isIP(host) && !isPublicAddress(host)) throw notPublic(host);
  return url;
};

export const notPublic = (host: string): PageRefused =>
  new PageRefused('notPublic', `${host} is not on the public internet.`);
