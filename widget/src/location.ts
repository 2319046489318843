import type { PublicBot } from '@chat-module/contract/bots';
import type { PublicLocation } from '@chat-module/contract/locations';
import { fetchLocation } from './api.ts';
import { log } from './log.ts';

/** The bot's location; undefined when it has none or it can't be had, which is only logged. */
export const loadLocation = async (
  origin: string,
  bot: Promise<PublicBot | undefined>,
): Promise<PublicLocation | undefined> => {
  const locationId = (await bot)?.locationId;
  if (!locationId) return undefined;
  try {
    return await fetchLocation(origin, locationId);
  } catch (error) {
    log('the location could not be loaded.', error);
    return undefined;
  }
};

export const directionsHref = ({ address }: PublicLocation): string | undefined =>
  address ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}` : undefined;

export const callHref = ({ phoneNumber }: PublicLocation): string | undefined => {
  const digits = phoneNumber.replace(/\D/g, '');
  return digits ? `tel:${digits}` : undefined;
};
