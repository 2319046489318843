import { readHours } from '@chat-module/answer-engine/compose/read-hours';
import type { OfficeStatus } from '@chat-module/contract/locations';
import { offsetMsAt } from '@chat-module/opening-hours/instant-of';
import { openingsAhead } from '@chat-module/opening-hours/openings-ahead';
import type { LocationRow } from '../database/rows/locations.ts';

const minuteMs = 60_000;

/** Enough for a window that stays open over a weekend. */
const shownOpenings = 3;

/** When the office is open from now on, by the same hours as the chat's answers; `null` if they don't say. */
export function officeStatus({ officeHours, timezone }: LocationRow, now: Date): OfficeStatus | null {
  const ahead = openingsAhead(readHours(officeHours).office, now, timezone);
  if (!ahead) return null;
  const shown = ahead.openings.slice(0, shownOpenings);
  const isCut = shown.length < ahead.openings.length;
  const knownUntil = (isCut ? shown.at(-1)?.until : undefined) ?? ahead.knownUntil;
  return {
    asOf: now.toISOString(),
    openings: shown.map(({ from, until }) => ({
      from: from.toISOString(),
      until: until?.toISOString() ?? null,
      utcOffsetMinutes: offsetMsAt(from.getTime(), timezone) / minuteMs,
    })),
    knownUntil: knownUntil.toISOString(),
  };
}
