import { readHours } from '@chat-module/answer-engine/compose/read-hours';
import { localTime } from '@chat-module/opening-hours/local-time';
import { type OpeningSpan, openingsAhead } from '@chat-module/opening-hours/openings-ahead';
import { serverTimezone } from './calendar.ts';
import type { LocationRow } from './database/rows/locations.ts';

/** When a visit began, by the clock and the office hours of its location. */
export interface VisitStart {
  /** From 0 to 23. */
  readonly hour: number;
  /** `undefined`: the office hours don't say. */
  readonly isOfficeOpen: boolean | undefined;
}

type Place = Pick<LocationRow, 'officeHours' | 'timezone'>;

export const visitStart = (place: Place | undefined, at: Date): VisitStart => ({
  hour: localHour(at, place?.timezone ?? serverTimezone),
  isOfficeOpen: place && isOfficeOpen(place, at),
});

export const localHour = (at: Date, timezone: string): number => Math.floor(localTime(at, timezone).minute / 60);

function isOfficeOpen({ officeHours, timezone }: Place, at: Date): boolean | undefined {
  const ahead = openingsAhead(readHours(officeHours).office, at, timezone);
  return ahead && isWithin(ahead.openings, at);
}

export const isWithin = (openings: readonly OpeningSpan[], at: Date): boolean =>
  openings.some(({ from, until }) => from <= at && (until === undefined || at < until));
