/** A figure, time, link or place in a text, in a form that is equal for equal facts however they are written. */
export type Claim = PlainClaim | TimeClaim | SpanClaim | DaysClaim;

interface Found {
  /** As it was written. */
  readonly text: string;
  /** Where in its statement. */
  readonly at: number;
}

export type PlainKind =
  | 'link'
  | 'phone'
  | 'price'
  | 'percent'
  | 'size'
  | 'measure'
  | 'date'
  | 'day of month'
  | 'month'
  | 'ordinal'
  | 'place'
  | 'quantity';

export interface PlainClaim extends Found {
  readonly kind: PlainKind;
  readonly value: string;
  /** What a bare number counts; empty where it does not say. */
  readonly nouns: readonly string[];
  /** The bare number, where others may write it without its unit. */
  readonly number?: number;
}

/** A time of day; without am or pm it may be either. */
export interface Clock {
  readonly minute: number;
  readonly isAmbiguous: boolean;
}

export type Subject = 'office' | 'gate';
/** 0 is Sunday. */
export type Days = ReadonlySet<number>;

/** When something is so; a day or subject that is not said may be any. */
interface Timed {
  readonly days?: Days;
  readonly subject?: Subject;
}

export interface TimeClaim extends Found, Timed {
  readonly kind: 'time';
  readonly clock: Clock;
  readonly role: 'start' | 'end' | 'any';
}

/** From one time to another; "24/7" is from midnight to midnight. */
export interface SpanClaim extends Found, Timed {
  readonly kind: 'span';
  readonly start: Clock;
  readonly end: Clock;
}

export interface DaysClaim extends Found {
  readonly kind: 'days';
  readonly days: Days;
  /** "Closed on Sundays": the office keeps no hours on them. */
  readonly isClosed: boolean;
}

export const allDays: Days = new Set([0, 1, 2, 3, 4, 5, 6]);
const dayMinutes = 24 * 60;
export const wholeDay = {
  start: { minute: 0, isAmbiguous: false },
  end: { minute: dayMinutes, isAmbiguous: false },
} as const satisfies Pick<SpanClaim, 'start' | 'end'>;

export function isSameClock(a: Clock, b: Clock): boolean {
  const cycle = a.isAmbiguous || b.isAmbiguous ? dayMinutes / 2 : dayMinutes;
  return a.minute === b.minute || a.minute % cycle === b.minute % cycle;
}
