import type { Location } from '@chat-module/contract/locations';

type Facility = Pick<Location, 'phoneNumber'>;

/** The phone number as a link that dials it. */
export function phoneLink({ phoneNumber }: Facility): string {
  const digits = phoneNumber.replace(/[^\d+]/g, '');
  return digits === '' ? phoneNumber : `[${phoneNumber}](tel:${digits})`;
}

/** "call us at …", or what is left without a location. */
export const callUs = (facility: Facility | undefined): string =>
  facility ? `call us at ${phoneLink(facility)}` : 'leave us your details';
