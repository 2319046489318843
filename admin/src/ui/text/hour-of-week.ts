/** January 4, 1970, was a Sunday. */
export const weekdayName = (weekday: number, style: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(undefined, { weekday: style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 4 + weekday)),
  );

export const hourName = (hour: number): string =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', timeZone: 'UTC' }).format(new Date(Date.UTC(1970, 0, 1, hour)));

/** An hour of the week in a URL: `2-8` is Tuesday at 8 AM. */
export interface HourOfWeek {
  readonly weekday: number;
  readonly hour: number;
}

export const hourParam = ({ weekday, hour }: HourOfWeek): string => `${weekday}-${hour}`;

/** Undefined if the text is none. */
export const hourOfParam = (text: string): HourOfWeek | undefined => {
  const [, weekday, hour] = /^([0-6])-(1?\d|2[0-3])$/.exec(text) ?? [];
  return weekday === undefined || hour === undefined ? undefined : { weekday: Number(weekday), hour: Number(hour) };
};
