import { minute } from './clock.ts';

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

interface DayOfMinute {
  /** Minutes since 1970. */
  readonly minute: number;
  readonly day: string;
}

/** By time zone: no zone's day starts within a minute, and most callers ask for today. */
const lastDays = new Map<string, DayOfMinute>();

/** The calendar day of an instant in a time zone, as YYYY-MM-DD. */
export function calendarDay(instant: Date, timezone: string): string {
  const minuteAsked = Math.floor(instant.getTime() / minute);
  const last = lastDays.get(timezone);
  if (last?.minute === minuteAsked) return last.day;
  const day = formatOf(timezone).format(instant);
  lastDays.set(timezone, { minute: minuteAsked, day });
  return day;
}

/** The calendar day the given number of days before another. */
export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
