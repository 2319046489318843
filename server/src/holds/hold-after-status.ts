import { calendarDay, daysBefore } from '../calendar.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import { openReservationStatuses } from '../reservations/reservations.store.ts';
import { type Hold, holdUntil, longestHoldDays, noHold } from './hold-times.ts';

/** The statuses of a reservation that can be held. */
export const isOpen = (status: ReservationRow['status']): boolean =>
  openReservationStatuses.some((open) => open === status);

/**
 * What a new status changes about the hold. A closed reservation has none, an expired one isn't revived, and a confirmed one
 * gets the location's default: for its number of days, or until the day of the move-in if that is later, but at most for a year.
 */
export function holdAfterStatus(
  before: ReservationRow,
  status: ReservationRow['status'] | undefined,
  location: LocationRow | undefined,
  now: Date,
): Partial<Hold> {
  if (status === undefined || status === before.status) return {};
  if (!isOpen(status)) return noHold;
  if (before.holdEndsAt !== null) return {};
  if (status !== 'confirmed' || !location || location.holdDays === null) return noHold;
  const today = calendarDay(now, location.timezone);
  const [lastDay, latest] = [daysBefore(today, -location.holdDays), daysBefore(today, -longestHoldDays)];
  const moveInDay = before.moveInDate < latest ? before.moveInDate : latest;
  return holdUntil(moveInDay > lastDay ? moveInDay : lastDay, location);
}
