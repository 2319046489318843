import { dialedNumber } from '@chat-module/contract/digits-of';
import type { Location } from '@chat-module/contract/locations';
import type { Texts } from './texts/english.ts';

type Facility = Pick<Location, 'phoneNumber'>;

/** The phone number as a Markdown link that dials it. */
export function phoneLink({ phoneNumber }: Facility): string {
  const dialed = dialedNumber(phoneNumber);
  return dialed === '' ? phoneNumber : `[${phoneNumber}](tel:${dialed})`;
}

/** "call us at …"; without a location, an invitation to leave contact details. */
export const callUs = ({ record }: Texts, facility: Facility | undefined): string =>
  facility ? record.callUs(phoneLink(facility)) : record.leaveDetails;
