import type { CivilDate } from './civil-date.ts';

/** The date and the minute of the day in a time zone. */
export interface LocalTime {
  readonly date: CivilDate;
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timezone: string): Intl.DateTimeFormat => {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(timezone, format);
  return format;
};

export function localTime(instant: Date, timezone: string): LocalTime {
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    date: { year: part('year'), month: part('month'), dayOfMonth: part('day') },
    minute: part('hour') * 60 + part('minute'),
  };
}
