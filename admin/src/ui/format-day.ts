const formatIn = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat(undefined, { ...options, timeZone });
  } catch {
    // A time zone that the server knows and this browser does not.
    return new Intl.DateTimeFormat(undefined, options);
  }
};

/** One format for each time zone: making one takes longer than a screen full of dates. */
const formatsOf = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone: string | undefined): Intl.DateTimeFormat => {
    const format = formats.get(timeZone) ?? formatIn(timeZone, options);
    formats.set(timeZone, format);
    return format;
  };
};

const dayFormat = formatsOf({ dateStyle: 'medium' });
const dayAndTimeFormat = formatsOf({ dateStyle: 'medium', timeStyle: 'short' });

/** The day in the reader's locale; in their own time zone unless another is given. */
export const formatDay = (iso: string, timeZone?: string): string => dayFormat(timeZone).format(new Date(iso));

export const formatDayAndTime = (iso: string, timeZone?: string): string =>
  dayAndTimeFormat(timeZone).format(new Date(iso));

/** From when to when, naming a day once that both share. */
export const formatTimeRange = (fromIso: string, toIso: string, timeZone?: string): string =>
  dayAndTimeFormat(timeZone).formatRange(new Date(fromIso), new Date(toIso));
