import type { TimeSpan } from './clock-time.ts';
import type { Place } from './hours-vocabulary.ts';
import type { SpecialDay } from './special-days.ts';

/** What is said of one day. No span and no appointment: closed. */
export interface DayHours {
  readonly spans: readonly TimeSpan[];
  readonly byAppointment: boolean;
}

/** Sunday first. `undefined`: not written, or not in a way that can be read for sure. */
type WeekHours = readonly (DayHours | undefined)[];

export interface SpecialHours {
  readonly day: SpecialDay;
  readonly hours: DayHours;
}

export interface PlaceHours {
  readonly week: WeekHours;
  readonly specials: readonly SpecialHours[];
}

/** Hours as people wrote them, as far as they were understood. */
export interface WrittenHours extends Readonly<Record<Place, PlaceHours>> {
  /** The lines that were not, as written. */
  readonly notUnderstood: readonly string[];
}

export const closed: DayHours = { spans: [], byAppointment: false };
export const byAppointment: DayHours = { spans: [], byAppointment: true };
