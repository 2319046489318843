/** By time zone. A format takes longer to make than to use. */
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
export function startOfDay(day: string, timezone: string): Date {
  const utcMidnightMs = Date.parse(`${day}T00:00:00Z`);
  let beforeMs = utcMidnightMs - 15 * hourMs;
  let startMs = utcMidnightMs + 15 * hourMs;
  while (startMs - beforeMs > 1) {
    const middleMs = Math.floor((beforeMs + startMs) / 2);
    if (calendarDay(new Date(middleMs), timezone) < day) beforeMs = middleMs;
    else startMs = middleMs;
  }
  return new Date(startMs);
}
