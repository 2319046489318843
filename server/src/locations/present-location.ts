import type { Location, SizeOption } from '@chat-module/contract/locations';
import type { LocationRow } from '../database/rows/locations.ts';

const noPrice = { monthlyPriceCents: null, priceAsOf: '' } as const;

/** A location's lists are stored as JSON, written only by this server; older options have no price fields. */
export const sizeOptionsOf = (row: LocationRow): SizeOption[] =>
  JSON.parse(row.sizeOptions).map((option: SizeOption) => ({ ...noPrice, ...option }));
const amenitiesOf = (row: LocationRow): string[] => JSON.parse(row.amenities);

export const presentLocation = (row: LocationRow): Location => ({
  ...row,
  sizeOptions: sizeOptionsOf(row),
  amenities: amenitiesOf(row),
  isSample: row.sampleMadeAt !== null,
});
