import type { PhrasedRecordIntent } from './record-intent-rules.ts';

const ofThePlace = 'record/address record/directions facility/other-locations unit/map vehicle/turning-room';
const ofWhoeverRents =
  'record/* unit/* vehicle/* condition/climate condition/needs-climate facility/accessibility reserve/hold term/waiting-list term/same-day term/how-to-rent term/minimum term/rent-remotely term/choose-unit term/multiple-units';

/**
 * The kinds of questions that may ask for this of the record, by the names that they are learned under: `family/kind`,
 * or `family/*` for all of one. What sounds like none of them, and surely like another, is another question in the same words:
 * "how old must I be to rent a unit" does not ask for a free one.
 */
export const intentsOfRecordIntents: Readonly<Record<PhrasedRecordIntent, string>> = {
  hours:
    'record/hours record/phone access/hours access/staff-entry facility/appointment facility/kiosk security/manager-on-site term/tour term/rent-remotely term/same-day pay/after-hours',
  gate_hours:
    'access/* record/hours vehicle/in-and-out security/manager-on-site facility/appointment out-of-domain/happening-now',
  address: ofThePlace,
  directions: ofThePlace,
  phone: 'record/* account/complaint account/contact-preferences facility/appointment pay/after-hours',
  price: 'record/* unit/* vehicle/* price/referral price/prorate service/conference service/mailbox term/minimum',
  availability: ofWhoeverRents,
  rent_wish: ofWhoeverRents,
  sizes: 'record/* unit/* vehicle/* term/choose-unit',
  which_size: 'record/* unit/* vehicle/parking vehicle/which-space term/choose-unit store/*',
  unit_size: 'record/* unit/* vehicle/* condition/* term/choose-unit security/*',
};
