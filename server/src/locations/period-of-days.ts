import { daysBefore, serverTimezone, startOfDay } from '../calendar.ts';
import type { Database } from '../database/schema.ts';
import { findLocation } from './locations.store.ts';

interface Days {
  /** Only rows of this bot are asked for. */
  readonly botId?: string | undefined;
  /** Without one, or of one that doesn't exist, the days are the server's. */
  readonly locationId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface Period {
  /** The first moment, ISO 8601. */
  readonly since?: string | undefined;
  /** The first moment after the period. */
  readonly before?: string | undefined;
  /** The days in whose figures the rows count; both included. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
}

/**
 * The moments from the start of the first day until the end of the last, by a location's clock. A bot that moved has
 * rows in several time zones, so its rows are found by their stored day, within instants that cover these days in every
 * time zone.
 */
export async function periodOfDays(db: Database, { botId, locationId = '', from, to }: Days): Promise<Period> {
  if (!from && !to) return {};
  if (botId)
    return {
      ...{ firstDay: from, lastDay: to },
      since: from && `${daysBefore(from, 1)}T00:00:00.000Z`,
      before: to && `${daysBefore(to, -2)}T00:00:00.000Z`,
    };
  const timezone = (await findLocation(db, locationId))?.timezone ?? serverTimezone;
  return {
    since: from && startOfDay(from, timezone).toISOString(),
    before: to && startOfDay(daysBefore(to, -1), timezone).toISOString(),
  };
}
