import type { Location } from './locations.ts';
import { zoneOfAddress } from './zone-of-address.ts';

type Placed = Pick<Location, 'address' | 'timezone' | 'timezoneSource'>;

/** Why a location's clock may be wrong, as a sentence for operators. */
export function timeZoneWarning({ address, timezone, timezoneSource }: Placed): string | undefined {
  const expected = zoneOfAddress(address);
  if (expected && keepSameTime(expected, timezone)) return undefined;
  if (timezoneSource === 'default')
    return `No time zone is set, so the server's (${nameOf(timezone)}) decides "open now". Choose the facility's own.`;
  return expected && `The address is in the time zone ${nameOf(expected)}, but ${nameOf(timezone)} is set.`;
}

const nameOf = (zone: string): string => zone.replaceAll('_', ' ');

/** Many zone names stand for the same clock. Two are equal if they show the same time in winter and in summer. */
function keepSameTime(a: string, b: string): boolean {
  const year = new Date().getUTCFullYear();
  return [0, 6].every((month) => timeIn(a, year, month) === timeIn(b, year, month));
}

const timeIn = (timeZone: string, year: number, month: number): string =>
  new Date(Date.UTC(year, month, 15)).toLocaleString('en-US', { timeZone });
