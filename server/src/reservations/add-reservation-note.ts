import { type Actor, recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { SubmissionHistoryRow } from '../database/rows/submissions.ts';
import { notFound } from '../errors.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { recordNote } from '../submissions/record-history.ts';
import { findReservation, updateReservation } from './reservations.store.ts';

/** Counts as a change of the reservation. The log gets no text, as with notes. */
export const addReservationNote = (
  { db, clock }: Context,
  place: LocationFilter,
  id: string,
  text: string,
  actor: Actor,
): Promise<SubmissionHistoryRow> =>
  db.transaction().execute(async (transaction) => {
    if (!(await findReservation(transaction, place, id))) throw notFound('The reservation');
    await updateReservation(transaction, id, { updatedAt: clock.now().toISOString() });
    const changes = [{ field: 'note', from: null, to: null }];
    await recordAct(transaction, clock, { kind: 'reservation', id, name: '', actor, action: 'changed', changes });
    return recordNote(transaction, clock, 'reservationId', id, text, actor);
  });
