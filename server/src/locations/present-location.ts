import type { Location, SizeOption } from '@chat-module/contract/locations';
import type { LocationRow } from '../database/schema.ts';

/** The lists of a location are stored as JSON, written by this server alone. */
export const sizeOptionsOf = (row: LocationRow): SizeOption[] => JSON.parse(row.sizeOptions);
const amenitiesOf = (row: LocationRow): string[] => JSON.parse(row.amenities);

export const presentLocation = (row: LocationRow): Location => ({
  ...row,
  sizeOptions: sizeOptionsOf(row),
  amenities: amenitiesOf(row),
  isSample: row.sampleMadeAt !== null,
});
