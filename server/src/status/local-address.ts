import { isIP } from 'node:net';
import { isPublicAddress } from '../page-fetch/public-address.ts';

const localNames = /(^|\.)(localhost|local|internal|lan|home|test|localdomain)$/;

/** Whether a URL is reachable only from this machine or its own network. */
export function isLocalAddress(url: string): boolean {
  const name = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(name) !== 0) return !isPublicAddress(name);
  return !name.includes('.') || localNames.test(name);
}
