const calendarDay = (instant: Date, timeZone?: string): string => {
  try {
    // Of all locales, Canada's English writes a day as ISO 8601 does.
    return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      instant,
    );
  } catch {
    // A time zone that the server knows and this browser does not.
    return calendarDay(instant);
  }
};

export const daysBefore = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
};

/**
 * The last day to show: today at the location, or a later day of which the server has figures already, since the
 * clock of this computer may be slow and the day of a bot without a location is the server's.
 */
export const lastDayOf = (now: Date, timeZone: string | undefined, newestDay = ''): string => {
  const today = calendarDay(now, timeZone);
  return newestDay > today ? newestDay : today;
};

/** A calendar day, whatever the reader's time zone. */
export const formatCalendarDay = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
