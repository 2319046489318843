import * as contract from '@chat-module/contract/leads';
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
import { changeLead } from './change-lead.ts';
import { exportLeads } from './export-leads.ts';
import { leadKind } from './lead-kind.ts';
import { countLeads, listLeads, openLeadStatuses } from './leads.store.ts';
import { takeLead } from './take-lead.ts';
import { undoLeadStatus } from './undo-lead-status.ts';

export function leadsRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  serve(app, context, contract.submitLead, async ({ body, request }) => {
    const { id } = await takeLead(context, body, senderOf(request));
    return { id, message: 'Thank you! A manager will contact you shortly to discuss availability.' };
  });

  serve(app, context, contract.listLeads, async ({ query, operator }) => {
    const filter = await readFilter(context, operator, query, openLeadStatuses);
    return describePage(context, await listLeads(db, filter, sortOf(query), query), openLeadStatuses);
  });

  serve(app, context, contract.countLeads, async ({ query, operator }) =>
    countLeads(db, await readFilter(context, operator, query, openLeadStatuses)),
  );

  serve(app, context, contract.exportLeads, async ({ query, operator, reply }) => {
    const filter = await readFilter(context, operator, query, openLeadStatuses);
    await recordAct(db, clock, { kind: 'lead', id: '', name: '', actor: operator, action: 'exported' });
    return sendCsv(reply, clock, 'leads', exportLeads(context, filter, sortOf(query)));
  });

  serve(app, context, contract.getLead, async ({ params, operator }) => {
    const lead = await findSubmission(db, leadKind, locationFilter(operator), params.id);
    return { ...(await describeOne(context, lead, openLeadStatuses)), visitId: await findVisitId(db, lead) };
  });

  serve(app, context, contract.updateLead, async ({ params, body, operator }) =>
    describeOne(
      context,
      await changeLead(context, locationFilter(operator), params.id, body, operator),
      openLeadStatuses,
    ),
  );

  serve(app, context, contract.undoLeadStatus, async ({ params, body, operator }) =>
    describeOne(
      context,
      await undoLeadStatus(context, locationFilter(operator), params.id, body.updatedAt, operator),
      openLeadStatuses,
    ),
  );

  serve(app, context, contract.listLeadHistory, async ({ params, query, operator }) => {
    const { id } = await findSubmission(db, leadKind, locationFilter(operator), params.id);
    return listHistory(db, 'leadId', id, query);
  });

  serve(app, context, contract.addLeadNote, async ({ params, body, operator }) =>
    presentEntry(await addNote(context, leadKind, locationFilter(operator), params.id, body.text, operator)),
  );
}
