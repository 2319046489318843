import { type RawBuilder, sql } from 'kysely';
import { daysBefore, serverTimezone, startOfHour } from '../calendar.ts';
import type { Database } from '../database/schema.ts';
import { badRequest } from '../errors.ts';
import { findLocation } from '../locations/locations.store.ts';

export interface AskedHour {
  readonly weekday?: number | undefined;
  readonly hour?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly locationId?: string | undefined;
  readonly botId?: string | undefined;
}

const mostDays = 366;

/** The visits that began in an hour of the week. */
export interface HourOfWeek {
  readonly name: string;
  readonly matches: RawBuilder<boolean>;
}

/** `undefined` if no hour is asked for. */
export async function hourOfWeek(db: Database, asked: AskedHour): Promise<HourOfWeek | undefined> {
  const { weekday, hour, from, to } = asked;
  if (weekday === undefined && hour === undefined) return undefined;
  if (weekday === undefined || hour === undefined) throw badRequest('weekday and hour go together.', 'hour');
  if (!from || !to || from < daysBefore(to, mostDays - 1))
    throw badRequest(`weekday and hour need from and to, at most ${mostDays} days.`, 'from');
  const dates = datesOn(weekday, from, to);
  const matches = (await clocksOf(db, { ...asked, from, to })).map(({ isThere, timezone }) => {
    const hours = dates.map(
      (date) =>
        sql`(started_at >= ${startOfHour(date, hour, timezone).toISOString()}
          and started_at < ${startOfHour(date, hour + 1, timezone).toISOString()})`,
    );
    return hours.length === 0 ? sql`1 = 0` : sql`(${isThere} and (${sql.join(hours, sql` or `)}))`;
  });
  return {
    name: `${weekday} ${hour}`,
    matches: matches.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(matches, sql` or `)})`,
  };
}

interface Clock {
  readonly isThere: RawBuilder<unknown>;
  readonly timezone: string;
}

/** The clock of the location, or those of all places where the bot had visits: it may have moved. */
async function clocksOf(db: Database, { locationId, botId, from, to }: AskedHour): Promise<Clock[]> {
  if (locationId || !botId) {
    const location = await findLocation(db, locationId ?? '');
    return [{ isThere: sql`1 = 1`, timezone: location?.timezone ?? serverTimezone }];
  }
  const places = await db
    .selectFrom('hourlyVisits')
    .leftJoin('locations', 'locations.id', 'hourlyVisits.locationId')
    .select(['hourlyVisits.locationId', 'locations.timezone'])
    .distinct()
    .where(sql<boolean>`bot_id = ${botId} and date >= ${from} and date <= ${to}`)
    .execute();
  return places.map((place) => ({
    isThere: sql`coalesce(location_id, '') = ${place.locationId}`,
    timezone: place.timezone ?? serverTimezone,
  }));
}

/** The days of a period that are a given day of the week. */
function datesOn(weekday: number, from: string, to: string): string[] {
  const daysAhead = (weekday - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7;
  const dates: string[] = [];
  for (let date = daysBefore(from, -daysAhead); date <= to; date = daysBefore(date, -7)) dates.push(date);
  return dates;
}
