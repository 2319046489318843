import type { SizeOption } from '@chat-module/contract/locations';
import type { RecordBlank, StarterBlank } from '@chat-module/contract/starter-faqs';
import { describeHours } from '@chat-module/opening-hours/describe-hours';
import type { LocationRow } from '../database/rows/locations.ts';
import { sizeOptionsOf } from '../locations/present-location.ts';

export type KnownValues = Partial<Record<RecordBlank | StarterBlank, string>>;

/** The starter set's blanks that a location record can fill in; unknown ones are left out. */
export function knownValuesOf(location: LocationRow): KnownValues {
  const sizes = sizeOptionsOf(location);
  const values: KnownValues = {
    businessName: location.businessName,
    phone: location.phoneNumber,
    address: location.address,
    officeHours: location.officeHours,
    paymentPortal: location.paymentPortalUrl,
    gateHours: writeGateHours(location.officeHours),
    climateSizes: writeSizes(sizes, ({ type }) => /climate|temperature/i.test(type)),
    driveUpSizes: writeSizes(sizes, ({ type }) => /drive.?up/i.test(type)),
    parkingSizes: writeSizes(sizes, ({ category }) => category === 'parking'),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

const writeSizes = (sizes: readonly SizeOption[], isWanted: (size: SizeOption) => boolean): string =>
  [...new Set(sizes.filter(isWanted).map(({ size }) => size))].join(', ');

/** "6:00 AM – 10:00 PM every day"; empty unless the record has gate hours for every day of the week. */
function writeGateHours(officeHours: string): string {
  const week = describeHours(officeHours).gate.slice(0, 7);
  if (week.length < 7 || week.some(({ hours }) => hours === null)) return '';
  const spans: { first: string; last: string; hours: string }[] = [];
  for (const { day, hours } of week) {
    const span = spans.at(-1);
    if (span?.hours === hours) span.last = day;
    else spans.push({ first: day, last: day, hours: hours ?? '' });
  }
  if (spans.length === 1) return `${spans[0]?.hours} every day`;
  return spans.map(({ first, last, hours }) => `${first === last ? first : `${first} – ${last}`} ${hours}`).join(', ');
}
