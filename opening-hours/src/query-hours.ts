import { addDays, type CivilDate, weekdayOf } from './civil-date.ts';
import { wholeDay } from './clock-time.ts';
import type { LocalTime } from './local-time.ts';
import { isOn, majorHolidays, type SpecialDay } from './special-days.ts';
import type { DayHours, PlaceHours } from './written-hours.ts';

/** What was written of a date: of the very day, or else of its day of the week. */
export function hoursOn({ week, specials }: PlaceHours, date: CivilDate): DayHours | undefined {
  const special = specials.find(({ day }) => isOn(day, date));
  return special ? special.hours : week[weekdayOf(date)];
}

/** A holiday that the usual hours may not hold on, as nothing was written of it. */
export function unwrittenHoliday({ specials }: PlaceHours, date: CivilDate): SpecialDay | undefined {
  return specials.some(({ day }) => isOn(day, date)) ? undefined : majorHolidays.find((day) => isOn(day, date));
}

/** When the place closes if it is open now. */
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

/** A night out that began yesterday, by today's clock. */
const spansFromTheDayBefore = (hours: PlaceHours, date: CivilDate) =>
  (hoursOn(hours, addDays(date, -1))?.spans ?? [])
    .filter(({ toMinute }) => toMinute > wholeDay)
    .map(({ fromMinute, toMinute }) => ({ fromMinute: fromMinute - wholeDay, toMinute: toMinute - wholeDay }));

export interface Opening {
  readonly date: CivilDate;
  readonly daysAhead: number;
  readonly minute: number;
}

/** The next time that the place opens. `undefined` when a day on the way there is not known. */
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

/** Whether the place is open at, after or before a minute of a day. */
export function isOpenAround(day: DayHours, relation: 'at' | 'after' | 'before', minute: number): boolean {
  return day.spans.some(({ fromMinute, toMinute }) => {
    if (relation === 'after') return toMinute > minute;
    return relation === 'before' ? fromMinute < minute : fromMinute <= minute && minute < toMinute;
  });
}
