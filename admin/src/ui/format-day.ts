const formatIn = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat(undefined, { ...options, timeZone });
  } catch {
    // A time zone that the server knows and this browser does not.
    return new Intl.DateTimeFormat(undefined, options);
  }
};

const dayAndTime = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The day in the reader's locale; in their own time zone unless another is given. */
export const formatDay = (iso: string, timeZone?: string): string =>
  formatIn(timeZone, { dateStyle: 'medium' }).format(new Date(iso));

export const formatDayAndTime = (iso: string, timeZone?: string): string =>
  formatIn(timeZone, dayAndTime).format(new Date(iso));

/** From when to when, naming a day once that both share. */
export const formatTimeRange = (fromIso: string, toIso: string, timeZone?: string): string =>
  formatIn(timeZone, dayAndTime).formatRange(new Date(fromIso), new Date(toIso));
