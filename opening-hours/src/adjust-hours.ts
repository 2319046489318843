import { type ClockTime, halfDay, minuteOf, wholeDay } from './clock-time.ts';
import { type Entry, withoutSpan } from './parse-line.ts';
import { type DayHours, isClosing, type SeasonHours } from './written-hours.ts';

/** A day's hours with another closing time; `undefined` without hours, or if am and pm are both possible. */
export function closeAt(usual: DayHours | undefined, time: ClockTime): DayHours | undefined {
  const [first] = usual?.spans ?? [];
  const last = usual?.spans.at(-1);
  if (!usual || !first || !last) return undefined;
  const minutes = time.half === 'ambiguous' ? [minuteOf(time), minuteOf(time) + halfDay] : [minuteOf(time)];
  const possible = minutes.filter((minute) => minute > first.fromMinute && minute <= wholeDay);
  const [minute] = possible;
  if (minute === undefined || possible.length > 1) return undefined;
  if (minute <= last.toMinute) return withoutSpan(usual, { fromMinute: minute, toMinute: last.toMinute });
  return { ...usual, spans: [...usual.spans.slice(0, -1), { ...last, toMinute: minute }] };
}

/** The hours that a line gives to the days of a season; `undefined` if it is ambiguous. */
export function seasonalDays(
  week: readonly (DayHours | undefined)[],
  { days, hours }: Pick<Entry, 'days' | 'hours'>,
): SeasonHours['days'] | undefined {
  // "The office closes at 5 on weekdays" doesn't open it on Mondays.
  const stated = isClosing(hours) && days.length > 1 ? days.filter((day) => !isShut(week[day])) : days;
  const weekdays = days.length > 0 ? stated : openDays(week, hours);
  const adjusted = weekdays.map((weekday) => ({
    weekday,
    hours: isClosing(hours) ? closeAt(week[weekday], hours.closesAt) : hours,
  }));
  return adjusted.length > 0 && adjusted.every((day) => day.hours) ? adjusted : undefined;
}

const isShut = (hours: DayHours | undefined): boolean =>
  hours !== undefined && hours.spans.length === 0 && !hours.byAppointment;

/**
 * The days that hours without days are about: all of them for "closed"; otherwise the days with usual hours, if these are all the same, or else
 * the days that a closing time cuts short.
 */
function openDays(week: readonly (DayHours | undefined)[], hours: Entry['hours']): number[] {
  const isClosed = !isClosing(hours) && hours.spans.length === 0;
  if (isClosed) return week.map((_, weekday) => weekday);
  const open = week.flatMap((day, weekday) => (day && day.spans.length > 0 ? [{ weekday, day }] : []));
  const isUniform = new Set(open.map(({ day }) => JSON.stringify(day))).size <= 1;
  const isEarlier = isClosing(hours) ? open.filter(({ day }) => closesLater(day, hours.closesAt)) : [];
  return (isUniform ? open : isEarlier).map(({ weekday }) => weekday);
}

/** Whether a day ends after a time in the afternoon, so that the time cuts it short. */
function closesLater(day: DayHours, time: ClockTime): boolean {
  const last = day.spans.at(-1);
  const closing = closeAt(day, time)?.spans.at(-1);
  return last !== undefined && closing !== undefined && closing.toMinute < last.toMinute;
}
