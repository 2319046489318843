import type { PublicBot } from '@chat-module/contract/bots';
import type { PublicLocation } from '@chat-module/contract/locations';
import { log } from '../log.ts';
import { fetchJson } from './fetch-json.ts';
import { textOf } from './received.ts';

/** The fields of the public record that the widget reads. Missing texts are empty. */
export type Location = Pick<
  PublicLocation,
  'businessName' | 'phoneNumber' | 'address' | 'officeHours' | 'paymentPortalUrl'
>;

const readLocation = (received: unknown): Location => ({
  businessName: textOf(received, 'businessName'),
  phoneNumber: textOf(received, 'phoneNumber'),
  address: textOf(received, 'address'),
  officeHours: textOf(received, 'officeHours'),
  paymentPortalUrl: textOf(received, 'paymentPortalUrl'),
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
    log('the location could not be loaded.', error);
    return undefined;
  }
};

/** How long a message may wait for the location's record. */
const patienceMs = 300;

/** The record, unless it takes too long. */
export const locationSoon = (location: Promise<Location | undefined>): Promise<Location | undefined> =>
  Promise.race([location, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]);

export const directionsHref = ({ address }: Location): string =>
  address && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

export const callHref = ({ phoneNumber }: Location): string => {
  const digits = phoneNumber.replace(/\D/g, '');
  return digits && `tel:${digits}`;
};
