import type { ClockTime, TimeSpan } from './clock-time.ts';
import type { Place } from './hours-vocabulary.ts';
import type { Season } from './season.ts';
import type { SpecialDay } from './special-days.ts';

/** The hours of one day. Without spans and appointments, the place is closed. */
export interface DayHours {
  readonly spans: readonly TimeSpan[];
  readonly byAppointment: boolean;
}

/** "We close at 4": the rest of the day is as usual. */
export interface Closing {
  readonly closesAt: ClockTime;
}

export const isClosing = (hours: DayHours | Closing): hours is Closing => 'closesAt' in hours;

/** Sunday first. `undefined`: not written, or ambiguous. */
type WeekHours = readonly (DayHours | undefined)[];

export interface SpecialHours {
  readonly day: SpecialDay;
  /** The usual hours up to a time; `undefined` if ambiguous. */
  readonly hours: DayHours | Closing | undefined;
}

/** The weekdays of a season whose hours differ from the rest of the year; `undefined` hours are ambiguous. */
export interface SeasonHours {
  readonly season: Season;
  readonly days: readonly { readonly weekday: number; readonly hours: DayHours | undefined }[];
}

export interface PlaceHours {
  readonly week: WeekHours;
  /** If two overlap, the later one counts. */
  readonly seasons: readonly SeasonHours[];
  readonly specials: readonly SpecialHours[];
}

/** The result of parsing written hours. */
export interface WrittenHours extends Readonly<Record<Place, PlaceHours>> {
  /** The lines that could not be parsed, as written. */
  readonly notUnderstood: readonly string[];
}

export const closed: DayHours = { spans: [], byAppointment: false };
export const byAppointment: DayHours = { spans: [], byAppointment: true };
