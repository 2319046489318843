import * as contract from '@chat-module/contract/reservations';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { findVisitId } from '../conversations/sessions.store.ts';
import { sendCsv } from '../http/send-csv.ts';
import { serve } from '../http/serve.ts';
import { locationFilter } from '../locations/of-location.ts';
import { addNote } from '../submissions/add-note.ts';
import { describeOne, describePage } from '../submissions/describe-work.ts';
import { findSubmission } from '../submissions/find-submission.ts';
import { listHistory, presentEntry } from '../submissions/history.store.ts';
import { sortOf } from '../submissions/list-submissions.ts';
import { senderOf } from '../submissions/sender-of.ts';
import { readFilter } from '../submissions/submission-filter.ts';
import { changeReservation } from './change-reservation.ts';
import { exportReservations } from './export-reservations.ts';
import { reservationKind } from './reservation-kind.ts';
import { countReservations, listReservations, openReservationStatuses } from './reservations.store.ts';
import { takeReservation } from './take-reservation.ts';
import { undoReservationStatus } from './undo-reservation-status.ts';

export function reservationsRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  serve(app, context, contract.submitReservation, ({ body, request }) =>
    takeReservation(context, body, senderOf(request)),
  );

  serve(app, context, contract.listReservations, async ({ query, operator }) => {
    const filter = await readFilter(context, operator, query, openReservationStatuses);
    return describePage(context, await listReservations(db, filter, sortOf(query), query), openReservationStatuses);
  });

  serve(app, context, contract.countReservations, async ({ query, operator }) =>
    countReservations(db, await readFilter(context, operator, query, openReservationStatuses)),
  );

  serve(app, context, contract.exportReservations, async ({ query, operator, reply }) => {
    const filter = await readFilter(context, operator, query, openReservationStatuses);
    await recordAct(db, clock, { kind: 'reservation', id: '', name: '', actor: operator, action: 'exported' });
    return sendCsv(reply, clock, 'reservations', exportReservations(context, filter, sortOf(query)));
  });

  serve(app, context, contract.getReservation, async ({ params, operator }) => {
    const reservation = await findSubmission(db, reservationKind, locationFilter(operator), params.id);
    return {
      ...(await describeOne(context, reservation, openReservationStatuses)),
      visitId: await findVisitId(db, reservation),
    };
  });

  serve(app, context, contract.updateReservation, async ({ params, body, operator }) =>
    describeOne(
      context,
      await changeReservation(context, locationFilter(operator), params.id, body, operator),
      openReservationStatuses,
    ),
  );

  serve(app, context, contract.undoReservationStatus, async ({ params, body, operator }) => {
    const place = locationFilter(operator);
    const { reservation, confirmation } = await undoReservationStatus(
      context,
      place,
      params.id,
      body.updatedAt,
      operator,
    );
    return { ...(await describeOne(context, reservation, openReservationStatuses)), confirmation };
  });

  serve(app, context, contract.listReservationHistory, async ({ params, query, operator }) => {
    const { id } = await findSubmission(db, reservationKind, locationFilter(operator), params.id);
    return listHistory(db, 'reservationId', id, query);
  });

  serve(app, context, contract.addReservationNote, async ({ params, body, operator }) =>
    presentEntry(await addNote(context, reservationKind, locationFilter(operator), params.id, body.text, operator)),
  );
}
