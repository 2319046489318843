import { closeAt } from './adjust-hours.ts';
import { addDays, type CivilDate, weekdayOf } from './civil-date.ts';
import { wholeDay } from './clock-time.ts';
import type { LocalTime } from './local-time.ts';
import { isOn, majorHolidays, type SpecialDay } from './special-days.ts';
import { type DayHours, isClosing, type PlaceHours } from './written-hours.ts';

/** The hours of a date: those of its holiday, or else those of its weekday in its season; `undefined` if unknown. */
export function hoursOn(hours: PlaceHours, date: CivilDate): DayHours | undefined {
  const special = hours.specials.find(({ day }) => isOn(day, date));
  const usual = usualHoursOn(hours, date);
  if (!special) return usual;
  return special.hours && isClosing(special.hours) ? closeAt(usual, special.hours.closesAt) : special.hours;
}

/** The hours of a date, ignoring holidays. */
export function usualHoursOn({ week, seasons }: PlaceHours, date: CivilDate): DayHours | undefined {
  const weekday = weekdayOf(date);
  const seasonal = seasons
    .filter(({ season }) => season.includes(date))
    .flatMap(({ days }) => days.filter((day) => day.weekday === weekday))
    .at(-1);
  return seasonal ? seasonal.hours : week[weekday];
}

/** Whether any hours of a place are known. */
export const isWritten = ({ week, seasons, specials }: PlaceHours): boolean =>
  week.some(Boolean) || specials.length > 0 || seasons.some(({ days }) => days.some(({ hours }) => hours));

/** Whether a place is open around the clock on every day of the week. */
export const isAlwaysOpen = ({ week }: PlaceHours): boolean =>
  week.every((day) => day?.spans.some(({ fromMinute, toMinute }) => toMinute - fromMinute >= wholeDay));

/** The major holiday on a date, if it has no written hours: the usual hours may not apply. */
export function unwrittenHoliday({ specials }: PlaceHours, date: CivilDate): SpecialDay | undefined {
  return specials.some(({ day }) => isOn(day, date)) ? undefined : majorHolidays.find((day) => isOn(day, date));
}

/** Whether a place is open, and until which minute of the day. The minute exceeds 1440 if the place stays open past midnight. */
export type State =
  | { readonly kind: 'open'; readonly untilMinute: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown' };

export function stateAt(hours: PlaceHours, { date, minute }: LocalTime): State {
  const today = hoursOn(hours, date);
  const spans = [...(today?.spans ?? []), ...spansFromTheDayBefore(hours, date)];
  const current = spans.find(({ fromMinute, toMinute }) => fromMinute <= minute && minute < toMinute);
  if (current) return { kind: 'open', untilMinute: current.toMinute };
  return today ? { kind: 'closed' } : { kind: 'unknown' };
}

/** Spans that began yesterday and run past midnight, in minutes of today. */
const spansFromTheDayBefore = (hours: PlaceHours, date: CivilDate) =>
  (hoursOn(hours, addDays(date, -1))?.spans ?? [])
    .filter(({ toMinute }) => toMinute > wholeDay)
    .map(({ fromMinute, toMinute }) => ({ fromMinute: fromMinute - wholeDay, toMinute: toMinute - wholeDay }));

export interface Opening {
  readonly date: CivilDate;
  readonly daysAhead: number;
  readonly minute: number;
}

/** When the place opens next, within a week; `undefined` if a day before that is unknown. */
export function nextOpening(hours: PlaceHours, { date, minute }: LocalTime): Opening | undefined {
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const day = addDays(date, daysAhead);
    const known = hoursOn(hours, day);
    if (!known) return undefined;
    const span = known.spans.find(({ fromMinute }) => daysAhead > 0 || fromMinute > minute);
    if (span) return { date: day, daysAhead, minute: span.fromMinute };
  }
  return undefined;
}

/** Whether the place is open at, after, before or just until a minute of a day. */
export function isOpenAround(day: DayHours, relation: 'at' | 'after' | 'before' | 'until', minute: number): boolean {
  return day.spans.some(({ fromMinute, toMinute }) => {
    if (relation === 'after') return toMinute > minute;
    if (relation === 'until') return fromMinute < minute && minute <= toMinute;
    return relation === 'before' ? fromMinute < minute : fromMinute <= minute && minute < toMinute;
  });
}
