import type { CivilDate } from './civil-date.ts';
import { localTime } from './local-time.ts';

const minuteMs = 60_000;

/**
 * The instant of a minute of a day in a time zone. Minutes from 1440 on belong to the days after. A time that a clock change
 * skips is moved by the change; of two equal times, either may be meant.
 */
export function instantOf({ year, month, dayOfMonth }: CivilDate, minute: number, timezone: string): Date {
  const asUtcMs = Date.UTC(year, month - 1, dayOfMonth) + minute * minuteMs;
  const guess = asUtcMs - offsetMsAt(asUtcMs, timezone);
  return new Date(asUtcMs - offsetMsAt(guess, timezone));
}

/** How far the zone's clocks are ahead of UTC at a full minute. */
export function offsetMsAt(instantMs: number, timezone: string): number {
  const { date, minute } = localTime(new Date(instantMs), timezone);
  return Date.UTC(date.year, date.month - 1, date.dayOfMonth) + minute * minuteMs - instantMs;
}
