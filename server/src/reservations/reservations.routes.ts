import * as contract from '@chat-module/contract/reservations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { idempotencyKeyOf } from '../http/idempotency.ts';
import { serve } from '../http/serve.ts';
import { locationFilter } from '../locations/of-location.ts';
import { listReservations, updateReservation } from './reservations.store.ts';
import { takeReservation } from './take-reservation.ts';

export function reservationsRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  serve(app, context, contract.submitReservation, ({ body, request }) =>
    takeReservation(context, body, idempotencyKeyOf(request)),
  );

  serve(app, context, contract.listReservations, ({ query, operator }) =>
    listReservations(db, locationFilter(operator, query.locationId), query),
  );

  serve(app, context, contract.updateReservation, async ({ params, body }) => {
    const updated = await updateReservation(db, params.id, { ...body, updatedAt: clock.now().toISOString() });
    if (!updated) throw notFound('The reservation');
    return updated;
  });
}
