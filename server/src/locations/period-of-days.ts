import { daysBefore, serverTimezone, startOfDay } from '../calendar.ts';
import type { Database } from '../database/schema.ts';
import { findLocation } from './locations.store.ts';

interface Days {
  /** Without one, or of one that doesn't exist, the days are the server's. */
  readonly locationId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The moments from the start of the first day until the end of the last, by a location's clock. */
export async function periodOfDays(db: Database, { locationId = '', from, to }: Days) {
  if (!from && !to) return {};
  const timezone = (await findLocation(db, locationId))?.timezone ?? serverTimezone;
  return {
    since: from && startOfDay(from, timezone).toISOString(),
    before: to && startOfDay(daysBefore(to, -1), timezone).toISOString(),
  };
}
