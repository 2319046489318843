import { calendarDay, serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';

/** A calendar day and the time zones in which it is today. Rows without a location use the server's time zone. */
interface DaySomewhere {
  readonly day: string;
  readonly timezones: readonly string[];
  readonly isServers: boolean;
}

/** Today's dates at the locations, the earliest first. */
export async function readToday({ db, clock }: Context): Promise<readonly DaySomewhere[]> {
  const rows = await db.selectFrom('locations').select('timezone').distinct().execute();
  const now = clock.now();
  const ofServer = calendarDay(now, serverTimezone);
  const timezonesOf = new Map<string, string[]>([[ofServer, []]]);
  for (const { timezone } of rows) {
    const day = calendarDay(now, timezone || serverTimezone);
    timezonesOf.set(day, [...(timezonesOf.get(day) ?? []), timezone]);
  }
  return [...timezonesOf]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, timezones]) => ({ day, timezones, isServers: day === ofServer }));
}
