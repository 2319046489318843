import type { CivilDate } from './civil-date.ts';

/** The day and the minute of the day, by the clock of a time zone. */
export interface LocalTime {
  readonly date: CivilDate;
  readonly minute: number;
}

export function localTime(instant: Date, timezone: string): LocalTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    date: { year: part('year'), month: part('month'), dayOfMonth: part('day') },
    minute: part('hour') * 60 + part('minute'),
  };
}
