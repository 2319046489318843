import { addDays, type CivilDate } from '@chat-module/opening-hours/civil-date';
import { instantOf } from '@chat-module/opening-hours/instant-of';
import { serverTimezone } from '../calendar.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';

export type Hold = Pick<ReservationRow, 'heldUntil' | 'holdEndsAt' | 'holdReminderAt'>;

export const longestHoldDays = 366;

export const noHold: Hold = { heldUntil: '', holdEndsAt: null, holdReminderAt: null };

/** The fields of a location that decide when its holds end. */
type HoldRules = Pick<LocationRow, 'timezone' | 'holdReminderDays'>;

/** For a reservation without a location. */
const withoutLocation: HoldRules = { timezone: serverTimezone, holdReminderDays: null };

/** A hold until the end of a day. */
export function holdUntil(heldUntil: string, { timezone, holdReminderDays }: HoldRules = withoutLocation): Hold {
  const lastDay = readDay(heldUntil);
  const startOf = (day: CivilDate): string => instantOf(day, 0, timezone).toISOString();
  return {
    heldUntil,
    holdEndsAt: startOf(addDays(lastDay, 1)),
    holdReminderAt: holdReminderDays === null ? null : startOf(addDays(lastDay, -holdReminderDays)),
  };
}

function readDay(day: string): CivilDate {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return { year, month, dayOfMonth };
}
