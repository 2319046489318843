import * as contract from '@chat-module/contract/reservations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { nameDeletedLocation, nameDeletedLocationsOfPage } from '../locations/name-deleted-locations.ts';
import { locationFilter } from '../locations/of-location.ts';
import { senderOf } from '../submissions/sender-of.ts';
import { changeReservation } from './change-reservation.ts';
import { listReservations } from './reservations.store.ts';
import { takeReservation } from './take-reservation.ts';

export function reservationsRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  serve(app, context, contract.submitReservation, ({ body, request }) =>
    takeReservation(context, body, senderOf(request)),
  );

  serve(app, context, contract.listReservations, async ({ query, operator }) =>
    nameDeletedLocationsOfPage(db, await listReservations(db, locationFilter(operator, query.locationId), query)),
  );

  serve(app, context, contract.updateReservation, async ({ params, body, operator }) =>
    nameDeletedLocation(db, await changeReservation(context, locationFilter(operator), params.id, body, operator)),
  );
}
