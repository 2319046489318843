const format = (iso: string, options: Intl.DateTimeFormatOptions): string => {
  const instant = new Date(iso);
  try {
    return new Intl.DateTimeFormat(undefined, options).format(instant);
  } catch {
    // A time zone that the server knows and this browser does not.
    return new Intl.DateTimeFormat(undefined, { ...options, timeZone: undefined }).format(instant);
  }
};

/** The day in the reader's locale; in their own time zone unless another is given. */
export const formatDay = (iso: string, timeZone?: string): string => format(iso, { dateStyle: 'medium', timeZone });

export const formatDayAndTime = (iso: string, timeZone?: string): string =>
  format(iso, { dateStyle: 'medium', timeStyle: 'short', timeZone });
