import * as contract from '@chat-module/contract/leads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { nameDeletedLocation, nameDeletedLocationsOfPage } from '../locations/name-deleted-locations.ts';
import { locationFilter } from '../locations/of-location.ts';
import { senderOf } from '../submissions/sender-of.ts';
import { changeLead } from './change-lead.ts';
import { listLeads } from './leads.store.ts';
import { takeLead } from './take-lead.ts';

export function leadsRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  serve(app, context, contract.submitLead, async ({ body, request }) => {
    const { id } = await takeLead(context, body, senderOf(request));
    return { id, message: 'Thank you! A manager will contact you shortly to discuss availability.' };
  });

  serve(app, context, contract.listLeads, async ({ query, operator }) =>
    nameDeletedLocationsOfPage(db, await listLeads(db, locationFilter(operator, query.locationId), query, query)),
  );

  serve(app, context, contract.updateLead, async ({ params, body, operator }) =>
    nameDeletedLocation(db, await changeLead(context, locationFilter(operator), params.id, body, operator)),
  );
}
