import { addDays, type CivilDate } from './civil-date.ts';
import { wholeDay } from './clock-time.ts';
import { instantOf } from './instant-of.ts';
import { localTime } from './local-time.ts';
import { hoursOn, unwrittenHoliday } from './query-hours.ts';
import type { DayHours, PlaceHours } from './written-hours.ts';

export interface OpeningSpan {
  readonly from: Date;
  /** `undefined`: no closing time within the known days. */
  readonly until: Date | undefined;
}

export interface OpeningsAhead {
  /** The openings that have not ended, in chronological order. */
  readonly openings: readonly OpeningSpan[];
  /** The hours after this time are unknown. */
  readonly knownUntil: Date;
}

/** Today and a whole week, so that a place that opens once a week has an opening ahead. */
const daysAhead = 8;

/** In minutes since the beginning of today. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/**
 * When a place is open from now on. Ends at the first day whose hours are unknown, which includes major holidays without
 * hours of their own; `undefined` if that day is today.
 */
export function openingsAhead(hours: PlaceHours, now: Date, timezone: string): OpeningsAhead | undefined {
  const today = localTime(now, timezone);
  const known = knownDays(hours, today.date);
  const knownMinutes = known.length * wholeDay;
  const spans = merge([...spansOf(hoursOn(hours, addDays(today.date, -1)), -1), ...known.flatMap(spansOf)]);
  const ahead = spans.filter(({ until }) => until > today.minute);
  if (known.length === 0) return undefined;
  const instant = (minute: number) => instantOf(today.date, minute, timezone);
  return {
    openings: ahead.map(({ from, until }) => ({
      from: instant(from),
      until: until === knownMinutes ? undefined : instant(until),
    })),
    knownUntil: instant(knownMinutes),
  };
}

function knownDays(hours: PlaceHours, today: CivilDate): DayHours[] {
  const days: DayHours[] = [];
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const date = addDays(today, ahead);
    const known = hoursOn(hours, date);
    if (!known || unwrittenHoliday(hours, date)) break;
    days.push(known);
  }
  return days;
}

const spansOf = (day: DayHours | undefined, ahead: number): Span[] =>
  (day?.spans ?? []).map(({ fromMinute, toMinute }) => ({
    from: ahead * wholeDay + fromMinute,
    until: ahead * wholeDay + toMinute,
  }));

/** Joins spans that touch or overlap: a place that is open around the clock doesn't close at midnight. */
function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (!last || span.from > last.until) merged.push(span);
    else merged[merged.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
  }
  return merged;
}
