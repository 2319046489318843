/** A span of one day in minutes since its midnight; one that runs into the next day ends after 24 hours. */
export interface TimeSpan {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** A time as it was written. Without am or pm, and in the manner of twelve hours, it may be either. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly half: 'am' | 'pm' | 'said' | 'unsaid';
}

export const halfDay = 12 * 60;
export const wholeDay = 24 * 60;

export const noon: ClockTime = { hour: 12, minute: 0, half: 'pm' };
export const midnight: ClockTime = { hour: 24, minute: 0, half: 'said' };

/** `undefined` when a clock shows no such time. */
export function clockTime(
  hourText: string,
  minuteText: string,
  meridiem: 'am' | 'pm' | undefined,
): ClockTime | undefined {
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (hour > 24 || minute > 59 || (meridiem && hour > 12 && hour !== 24)) return undefined;
  const is24Hours = hour === 0 || hour > 12 || (hourText.length === 2 && hourText.startsWith('0'));
  if (!meridiem || hour === 0 || hour > 12) return { hour, minute, half: is24Hours ? 'said' : 'unsaid' };
  return { hour, minute, half: meridiem };
}

/** The minute of the day; at noon and midnight the hour twelve is the first of its half. */
export function minuteOf({ hour, minute, half }: ClockTime): number {
  if (half === 'am') return (hour % 12) * 60 + minute;
  if (half === 'pm') return (hour % 12) * 60 + minute + halfDay;
  return hour * 60 + minute;
}

/**
 * From one time to another. `undefined` when it may be meant in more than one way: "6 to 10" is a morning or a day, while
 * "9 to 5" can only go into the afternoon.
 * @param notBefore where the span before it ended: in "9-12, 1-5" the second is in the afternoon
 */
export function resolveSpan(from: ClockTime, until: ClockTime, notBefore = 0): TimeSpan | undefined {
  const [start, end] = withHalves(from, until, notBefore);
  if (start.half === 'unsaid' || end.half === 'unsaid') return undefined;
  const fromMinute = minuteOf(start) % wholeDay;
  const toMinute = minuteOf(end) > fromMinute ? minuteOf(end) : minuteOf(end) + wholeDay;
  // Nobody opens in one evening until the next: "9 PM - 6 PM" is a slip of the pen.
  const isSlip = toMinute > wholeDay && start.half === 'pm' && end.half === 'pm';
  return isSlip || fromMinute < notBefore ? undefined : { fromMinute, toMinute };
}

const am = (time: ClockTime): ClockTime => ({ ...time, half: 'am' });
const pm = (time: ClockTime): ClockTime => ({ ...time, half: 'pm' });
const literally = (time: ClockTime): ClockTime => (time.half === 'unsaid' ? { ...time, half: 'said' } : time);
/** On the face of a clock, where twelve comes before one. */
const onFace = ({ hour, minute }: ClockTime): number => (hour % 12) * 60 + minute;

/** The halves of the day that were left out, where there is only one way to mean them. */
function withHalves(from: ClockTime, until: ClockTime, notBefore: number): readonly [ClockTime, ClockTime] {
  if (from.half !== 'unsaid' && until.half !== 'unsaid') return [from, until];
  if (isOnDial24(from) || isOnDial24(until)) return [literally(from), literally(until)];
  if (until.half === 'unsaid' && from.half !== 'unsaid') return [from, endAfter(from, until)];
  if (from.half === 'unsaid' && until.half !== 'unsaid') return [startBefore(from, until, notBefore), until];
  return bothUnsaid(from, until, notBefore);
}

const isOnDial24 = ({ half, hour }: ClockTime): boolean => half === 'said' && hour !== 24;

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

/** Nobody opens an office between one and five at night. */
const isAfternoonHour = ({ hour }: ClockTime): boolean => hour >= 1 && hour <= 4;

function bothUnsaid(from: ClockTime, until: ClockTime, notBefore: number): readonly [ClockTime, ClockTime] {
  if (from.hour === 12 || notBefore >= halfDay || (isAfternoonHour(from) && until.hour > from.hour))
    return [pm(from), pm(until)];
  if (until.hour === 12) return from.hour >= 7 ? [am(from), pm(until)] : [from, until];
  return onFace(until) <= onFace(from) ? [am(from), pm(until)] : [from, until];
}
