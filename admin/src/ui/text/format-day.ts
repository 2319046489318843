const formatIn = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat(undefined, { ...options, timeZone });
  } catch {
    // The server may know a time zone that this browser doesn't.
    return new Intl.DateTimeFormat(undefined, options);
  }
};

/** One formatter per time zone: creating one takes longer than formatting a screen of dates. */
const formatsOf = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone: string | undefined): Intl.DateTimeFormat => {
    const format = formats.get(timeZone) ?? formatIn(timeZone, options);
    formats.set(timeZone, format);
    return format;
  };
};

const dayFormat = formatsOf({ dateStyle: 'medium' });
const shortDayFormat = formatsOf({ month: 'short', day: 'numeric' });
const dayAndTimeFormat = formatsOf({ dateStyle: 'medium', timeStyle: 'short' });

/** The day in the reader's locale, in their own time zone by default. */
export const formatDay = (iso: string, timeZone?: string): string => dayFormat(timeZone).format(new Date(iso));

/** Without the year, for days nearby. */
export const formatShortDay = (iso: string, timeZone?: string): string =>
  shortDayFormat(timeZone).format(new Date(iso));

export const formatDayAndTime = (iso: string, timeZone?: string): string =>
  dayAndTimeFormat(timeZone).format(new Date(iso));

/** A date range; a day that both ends share appears once. */
export const formatTimeRange = (fromIso: string, toIso: string, timeZone?: string): string =>
  dayAndTimeFormat(timeZone).formatRange(new Date(fromIso), new Date(toIso));
