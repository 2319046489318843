import type { TimeSpan } from './clock-time.ts';
import type { Place } from './hours-vocabulary.ts';
import type { SpecialDay } from './special-days.ts';

/** The hours of one day; without spans and appointment the place is closed. */
export interface DayHours {
  readonly spans: readonly TimeSpan[];
  readonly byAppointment: boolean;
}

/** Sunday first. `undefined`: not written, or ambiguous. */
type WeekHours = readonly (DayHours | undefined)[];

export interface SpecialHours {
  readonly day: SpecialDay;
  readonly hours: DayHours;
}

export interface PlaceHours {
  readonly week: WeekHours;
  readonly specials: readonly SpecialHours[];
}

/** The result of parsing written hours. */
export interface WrittenHours extends Readonly<Record<Place, PlaceHours>> {
  /** The lines that could not be parsed, as written. */
  readonly notUnderstood: readonly string[];
}

export const closed: DayHours = { spans: [], byAppointment: false };
export const byAppointment: DayHours = { spans: [], byAppointment: true };
