import type { CivilDate } from './civil-date.ts';
import { localTime } from './local-time.ts';

const minuteMs = 60_000;

/**
 * The instant of a minute of a day in a time zone. Minutes from 1440 on are in the days after. A time that a clock change skips is shifted by
 * the change; for a time that occurs twice, either instant may be returned.
 */
export function instantOf({ year, month, dayOfMonth }: CivilDate, minute: number, timezone: string): Date {
  const asUtcMs = Date.UTC(year, month - 1, dayOfMonth) + minute * minuteMs;
  const guess = asUtcMs - offsetMsAt(asUtcMs, timezone);
  return new Date(asUtcMs - offsetMsAt(guess, timezone));
}

/** How far the zone's clocks are ahead of UTC at an instant on a full minute. */
export function offsetMsAt(instantMs: number, timezone: string): number {
  const { date, minute } = localTime(new Date(instantMs), timezone);
  return Date.UTC(date.year, date.month - 1, date.dayOfMonth) + minute * minuteMs - instantMs;
}
