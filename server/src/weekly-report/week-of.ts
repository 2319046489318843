import { calendarDay, daysBefore } from '../calendar.ts';
import { localHour } from '../visit-start.ts';

const sentFromHour = 7;

/** The Monday of the week that an instant is in. */
export function mondayOf(now: Date, timezone: string): string {
  const today = calendarDay(now, timezone);
  return daysBefore(today, (weekdayOf(today) + 6) % 7);
}

/** True from Monday morning on, so that a server that was down then sends the report later in the week. */
export const isReportDue = (now: Date, timezone: string): boolean =>
  calendarDay(now, timezone) > mondayOf(now, timezone) || localHour(now, timezone) >= sentFromHour;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
