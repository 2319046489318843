const calendarDay = (instant: Date, timeZone?: string): string => {
  try {
    // The `en-CA` locale formats days as ISO 8601.
    return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      instant,
    );
  } catch {
    // The server may know a time zone that this browser doesn't.
    return calendarDay(instant);
  }
};

export const daysBefore = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
};

/**
 * The last day to show: today at the location, or a later day that already has figures. This computer's clock may be
 * slow, and a bot without a location uses the server's day.
 */
export const lastDayOf = (now: Date, timeZone: string | undefined, newestDay = ''): string => {
  const today = calendarDay(now, timeZone);
  return newestDay > today ? newestDay : today;
};

/** Formats a calendar day independently of the reader's time zone. */
export const formatCalendarDay = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
