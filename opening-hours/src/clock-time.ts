/** A span of time in minutes since midnight; one that runs into the next day ends after minute 1440. */
export interface TimeSpan {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** A time as written. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  /** `ambiguous`: a time of the 12-hour clock without am or pm. */
  readonly half: 'am' | 'pm' | '24-hour' | 'ambiguous';
}

export const halfDay = 12 * 60;
export const wholeDay = 24 * 60;

export const noon: ClockTime = { hour: 12, minute: 0, half: 'pm' };
export const midnight: ClockTime = { hour: 24, minute: 0, half: '24-hour' };

/** `undefined` for an impossible time. */
export function clockTime(
  hourText: string,
  minuteText: string,
  meridiem: 'am' | 'pm' | undefined,
): ClockTime | undefined {
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (hour > 24 || minute > 59 || (meridiem && hour > 12 && hour !== 24)) return undefined;
  const is24Hours = hour === 0 || hour > 12 || (hourText.length === 2 && hourText.startsWith('0'));
  if (!meridiem || hour === 0 || hour > 12) return { hour, minute, half: is24Hours ? '24-hour' : 'ambiguous' };
  return { hour, minute, half: meridiem };
}

/** The minute of the day. Twelve is the first hour of its half, so 12 PM is noon. */
export function minuteOf({ hour, minute, half }: ClockTime): number {
  if (half === 'am') return (hour % 12) * 60 + minute;
  if (half === 'pm') return (hour % 12) * 60 + minute + halfDay;
  return hour * 60 + minute;
}

/**
 * The span between two times; `undefined` if it is ambiguous. "6 to 10" may end in the morning or at night; "9 to 5" can only end in the
 * afternoon.
 *
 * @param notBefore the minute at which the span before it ends: in "9-12, 1-5" the second span is in the afternoon
 */
export function resolveSpan(from: ClockTime, until: ClockTime, notBefore = 0): TimeSpan | undefined {
  const [start, end] = withHalves(from, until, notBefore);
  if (start.half === 'ambiguous' || end.half === 'ambiguous') return undefined;
  const fromMinute = minuteOf(start) % wholeDay;
  const toMinute = minuteOf(end) > fromMinute ? minuteOf(end) : minuteOf(end) + wholeDay;
  // No place is open from one evening to the next, so "9 PM - 6 PM" is a typo.
  const isTypo = toMinute > wholeDay && start.half === 'pm' && end.half === 'pm';
  return isTypo || fromMinute < notBefore ? undefined : { fromMinute, toMinute };
}

const am = (time: ClockTime): ClockTime => ({ ...time, half: 'am' });
const pm = (time: ClockTime): ClockTime => ({ ...time, half: 'pm' });
const literally = (time: ClockTime): ClockTime => (time.half === 'ambiguous' ? { ...time, half: '24-hour' } : time);
/** Minutes on a 12-hour clock face, on which twelve comes before one. */
const onFace = ({ hour, minute }: ClockTime): number => (hour % 12) * 60 + minute;

/** Adds am or pm to both times if there is only one way to read them. */
function withHalves(from: ClockTime, until: ClockTime, notBefore: number): readonly [ClockTime, ClockTime] {
  if (from.half !== 'ambiguous' && until.half !== 'ambiguous') return [from, until];
  if (is24Hour(from) || is24Hour(until)) return [literally(from), literally(until)];
  if (until.half === 'ambiguous' && from.half !== 'ambiguous') return [from, endAfter(from, until)];
  if (from.half === 'ambiguous' && until.half !== 'ambiguous') return [startBefore(from, until, notBefore), until];
  return bothAmbiguous(from, until, notBefore);
}

const is24Hour = ({ half, hour }: ClockTime): boolean => half === '24-hour' && hour !== 24;

/** "8am-5" ends in the afternoon, "1pm-5" too; "8am-10" may end in the morning or at night. */
function endAfter(from: ClockTime, until: ClockTime): ClockTime {
  if (from.half === 'pm') return onFace(from) < onFace(until) ? pm(until) : until;
  return until.hour === 12 || onFace(until) <= onFace(from) ? pm(until) : until;
}

/** "9-5pm" starts in the morning, "1-5pm" in the afternoon; "6-10pm" may be either. */
function startBefore(from: ClockTime, until: ClockTime, notBefore: number): ClockTime {
  if (until.half === 'am') return onFace(from) < onFace(until) ? am(from) : from;
  if (until.hour === 24) return notBefore >= halfDay ? pm(from) : from;
  if (from.hour === 12 || notBefore >= halfDay || isAfternoonHour(from)) return pm(from);
  return onFace(from) >= onFace(until) ? am(from) : from;
}

/** No office opens between one and five at night. */
const isAfternoonHour = ({ hour }: ClockTime): boolean => hour >= 1 && hour <= 4;

function bothAmbiguous(from: ClockTime, until: ClockTime, notBefore: number): readonly [ClockTime, ClockTime] {
  if (from.hour === 12 || notBefore >= halfDay || (isAfternoonHour(from) && until.hour > from.hour))
    return [pm(from), pm(until)];
  if (until.hour === 12) return from.hour >= 7 ? [am(from), pm(until)] : [from, until];
  return onFace(until) <= onFace(from) ? [am(from), pm(until)] : [from, until];
}
