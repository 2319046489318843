import type { PublicBot } from '@chat-module/contract/bots';
import type { PublicLocation } from '@chat-module/contract/locations';
import { log } from '../log.ts';
import { fetchJson } from './fetch-json.ts';
import { type OfficeStatus, readOfficeStatus } from './office-status.ts';
import { textOf } from './received.ts';

/** The fields of the public record that the widget reads. Missing texts are empty. */
export interface Location
  extends Pick<PublicLocation, 'businessName' | 'phoneNumber' | 'address' | 'officeHours' | 'paymentPortalUrl'> {
  officeStatus: OfficeStatus;
  /** The page's clock, in milliseconds since it began to load, when the record arrived. */
  receivedAtMs: number;
}

const readLocation = (received: unknown): Location => ({
  businessName: textOf(received, 'businessName'),
  phoneNumber: textOf(received, 'phoneNumber'),
  address: textOf(received, 'address'),
  officeHours: textOf(received, 'officeHours'),
  paymentPortalUrl: textOf(received, 'paymentPortalUrl'),
  officeStatus: readOfficeStatus(Object(received).officeStatus),
  receivedAtMs: performance.now(),
});

/** The bot's location; undefined if it has none or loading fails, which is only logged. */
export const loadLocation = async (
  origin: string,
  bot: Promise<PublicBot | undefined>,
): Promise<Location | undefined> => {
  const locationId = (await bot)?.locationId;
  if (!locationId) return undefined;
  try {
    return readLocation(await fetchJson(`${origin}/api/locations/${encodeURIComponent(locationId)}/public`, {}));
  } catch (error) {
    log('no location.', error);
    return undefined;
  }
};

export const directionsHref = ({ address }: Location): string =>
  address && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

export const callHref = ({ phoneNumber }: Pick<Location, 'phoneNumber'>): string => {
  // Without the extension. The contract's `dialedNumber` would take 20 bytes more.
  const digits = phoneNumber.replace(/x.{1,8}$|\D/gi, '');
  return digits && `tel:${digits}`;
};
