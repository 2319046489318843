import type { CivilDate } from './civil-date.ts';

/** The date and the minute of the day in a time zone. */
export interface LocalTime {
  readonly date: CivilDate;
  readonly minute: number;
}

interface Clock {
  readonly format: Intl.DateTimeFormat;
  /** Cached, because several steps of an answer ask for the same instant. */
  latest?: { readonly instantMs: number; readonly time: LocalTime };
}

const clocks = new Map<string, Clock>();

function clockOf(timezone: string): Clock {
  const known = clocks.get(timezone);
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
  const clock = { format };
  clocks.set(timezone, clock);
  return clock;
}

export function localTime(instant: Date, timezone: string): LocalTime {
  const clock = clockOf(timezone);
  const instantMs = instant.getTime();
  if (clock.latest?.instantMs !== instantMs) clock.latest = { instantMs, time: read(clock.format, instant) };
  return clock.latest.time;
}

function read(format: Intl.DateTimeFormat, instant: Date): LocalTime {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    date: { year: part('year'), month: part('month'), dayOfMonth: part('day') },
    minute: part('hour') * 60 + part('minute'),
  };
}
