import * as contract from '@chat-module/contract/holds';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { openReservationStatuses } from '../reservations/reservations.store.ts';
import { describeOne } from '../submissions/describe-work.ts';
import { changeHold, removeHold } from './change-hold.ts';

export function holdsRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.holdReservation, async ({ params, body, operator }) =>
    describeOne(context, await changeHold(context, params.id, body.until, operator), openReservationStatuses),
  );

  serve(app, context, contract.removeHold, async ({ params, operator }) =>
    describeOne(context, await removeHold(context, params.id, operator), openReservationStatuses),
  );
}
