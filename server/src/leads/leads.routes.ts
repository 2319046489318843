import * as contract from '@chat-module/contract/leads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { idempotencyKeyOf } from '../http/idempotency.ts';
import { serve } from '../http/serve.ts';
import { locationFilter } from '../locations/of-location.ts';
import { listLeads, updateLead } from './leads.store.ts';
import { takeLead } from './take-lead.ts';

export function leadsRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  serve(app, context, contract.submitLead, async ({ body, request }) => {
    const { id } = await takeLead(context, body, idempotencyKeyOf(request));
    return { id, message: 'Thank you! A manager will contact you shortly to discuss availability.' };
  });

  serve(app, context, contract.listLeads, ({ query, operator }) =>
    listLeads(db, locationFilter(operator, query.locationId), query.status, query),
  );

  serve(app, context, contract.updateLead, async ({ params, body }) => {
    const updated = await updateLead(db, params.id, { ...body, updatedAt: clock.now().toISOString() });
    if (!updated) throw notFound('The lead');
    return updated;
  });
}
