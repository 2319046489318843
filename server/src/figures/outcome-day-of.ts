import { calendarDay, serverTimezone } from '../calendar.ts';
import type { LeadRow } from '../database/rows/submissions.ts';
import type { Database } from '../database/schema.ts';
import { findLocation } from '../locations/locations.store.ts';
import { noLocation } from '../locations/of-location.ts';
import type { OutcomeDay } from './outcomes.store.ts';

/** The day in whose figures a lead or reservation counts, by its location's clock. */
export async function outcomeDayOf(
  db: Database,
  { botId, locationId, createdAt }: Pick<LeadRow, 'botId' | 'locationId' | 'createdAt'>,
): Promise<OutcomeDay> {
  const location = await findLocation(db, locationId);
  const date = calendarDay(new Date(createdAt), location?.timezone ?? serverTimezone);
  return { botId, locationId: locationId ?? noLocation, date };
}
