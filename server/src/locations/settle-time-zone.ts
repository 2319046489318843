import { zoneOfAddress } from '@chat-module/contract/zone-of-address';
import { serverTimezone } from '../calendar.ts';
import type { LocationRow } from '../database/rows/locations.ts';

type Settled = Pick<LocationRow, 'timezone' | 'timezoneSource'>;

/** The time zone to save: the given one, that of an unambiguous address, otherwise the server's. */
export function settleTimeZone(given: string | undefined, address: string): Settled {
  if (given) return { timezone: given, timezoneSource: 'chosen' };
  const zone = zoneOfAddress(address);
  return zone ? { timezone: zone, timezoneSource: 'address' } : { timezone: serverTimezone, timezoneSource: 'default' };
}

/** `undefined` if it stays: none is given, and the stored one was chosen or belongs to the same address. */
export function resettleTimeZone(
  before: Pick<LocationRow, 'address' | 'timezoneSource'>,
  given: string | undefined,
  address = before.address,
): Settled | undefined {
  const stays = given === undefined && (before.timezoneSource === 'chosen' || before.address === address);
  return stays ? undefined : settleTimeZone(given, address);
}
