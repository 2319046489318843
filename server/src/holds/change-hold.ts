import { calendarDay, daysBefore, serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import { badRequest, conflict } from '../errors.ts';
import { findLocation } from '../locations/locations.store.ts';
import { locationFilter } from '../locations/of-location.ts';
import { reservationKind } from '../reservations/reservation-kind.ts';
import type { Operator } from '../session/operator.ts';
import { lockSubmission } from '../submissions/find-submission.ts';
import { updateSubmission } from '../submissions/update-submission.ts';
import { isOpen } from './hold-after-status.ts';
import { type Hold, holdUntil, longestHoldDays, noHold } from './hold-times.ts';

/** Holds a reservation until the end of a day, or moves the end of its hold. */
export const changeHold = (context: Context, id: string, until: string, operator: Operator): Promise<ReservationRow> =>
  change(context, id, operator, ({ status }, location) => {
    const today = calendarDay(context.clock.now(), location?.timezone ?? serverTimezone);
    if (until < today) throw badRequest("A hold can't end in the past.", 'until');
    if (until > daysBefore(today, -longestHoldDays))
      throw badRequest("A hold can't end more than a year from now.", 'until');
    if (!isOpen(status)) throw conflict('Only a pending or confirmed reservation can be held.');
    return holdUntil(until, location);
  });

export const removeHold = (context: Context, id: string, operator: Operator): Promise<ReservationRow> =>
  change(context, id, operator, () => noHold);

const change = (
  { db, clock }: Context,
  id: string,
  operator: Operator,
  decide: (reservation: ReservationRow, location: LocationRow | undefined) => Hold,
): Promise<ReservationRow> =>
  db.transaction().execute(async (transaction) => {
    const before = await lockSubmission(transaction, reservationKind, locationFilter(operator), id);
    const location = await findLocation(transaction, before.locationId);
    const hold = decide(before, location);
    // An expired hold has its day only as history.
    if (hold.heldUntil === before.heldUntil && before.holdEndsAt === hold.holdEndsAt) return before;
    return updateSubmission(transaction, clock, reservationKind, before, hold, operator);
  });
