import { networkOf } from '../http/request-limits.ts';
import type { Secrets } from '../secrets.ts';

interface Browser {
  readonly day: string;
  /** The network address. */
  readonly address: string;
  /** Its `User-Agent`. */
  readonly browser: string;
}

/** A pseudonym of a visitor's browser that changes every day, so that days can't be linked. */
export const visitorOf = ({ pseudonym }: Secrets, { day, address, browser }: Browser): string =>
  pseudonym(`opening ${day} ${networkOf(address)} ${browser}`);
