import { localTime } from '@chat-module/opening-hours/local-time';

/** Formats by time zone, cached because creating one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timezone: string): Intl.DateTimeFormat => {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timezone, format);
  return format;
};

export const serverTimezone: string = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The calendar day of an instant in a time zone, as YYYY-MM-DD. */
export const calendarDay = (instant: Date, timezone: string): string => formatOf(timezone).format(instant);

/** The calendar day the given number of days before another. */
export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

const hourMs = 3_600_000;

/**
 * The first instant of a calendar day, found by search: where clocks go forward at midnight a day starts at 1 AM, and
 * offsets change.
 */
export const startOfDay = (day: string, timezone: string): Date =>
  firstInstant(Date.parse(`${day}T00:00:00Z`), (at) => calendarDay(at, timezone) >= day);

/**
 * The first instant of an hour, from 0 to 24, of a calendar day. For an hour that the clocks skip, that of the next
 * hour.
 */
export const startOfHour = (day: string, hour: number, timezone: string): Date =>
  firstInstant(Date.parse(`${day}T00:00:00Z`) + hour * hourMs, (at) => {
    const localDay = calendarDay(at, timezone);
    return localDay > day || (localDay === day && localTime(at, timezone).minute >= hour * 60);
  });

function firstInstant(nearMs: number, isReached: (at: Date) => boolean): Date {
  let beforeMs = nearMs - 15 * hourMs;
  let firstMs = nearMs + 15 * hourMs;
  while (firstMs - beforeMs > 1) {
    const middleMs = Math.floor((beforeMs + firstMs) / 2);
    if (isReached(new Date(middleMs))) firstMs = middleMs;
    else beforeMs = middleMs;
  }
  return new Date(firstMs);
}
