import * as contract from '@chat-module/contract/faqs';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { mapPage } from '../database/paging.ts';
import { sendCsv } from '../http/send-csv.ts';
import { serve } from '../http/serve.ts';
import { locationFilter } from '../locations/of-location.ts';
import { scopeOf } from '../session/operator.ts';
import { createFaq, deleteFaq, updateFaq } from './change-faqs.ts';
import { dismissQuestion } from './dismiss-question.ts';
import { exportFaqs } from './export-faqs.ts';
import { exportUnanswered } from './export-unanswered.ts';
import { listFaqs } from './faqs.store.ts';
import { presentFaq } from './present-faq.ts';
import { countUnanswered, listUnanswered } from './unanswered.store.ts';

export function faqsRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  serve(app, context, contract.listFaqs, async ({ query, operator }) =>
    mapPage(await listFaqs(db, scopeOf(operator), query, query), presentFaq),
  );

  serve(app, context, contract.exportFaqs, async ({ query: { search = '', ...filter }, operator, reply }) => {
    await recordAct(db, clock, { kind: 'faq', id: '', name: '', actor: operator, action: 'exported' });
    return sendCsv(reply, clock, 'faqs', exportFaqs(db, scopeOf(operator), { ...filter, words: search.split(/\s+/) }));
  });

  serve(app, context, contract.createFaq, async ({ body, operator }) =>
    presentFaq(await createFaq(context, body, operator)),
  );

  serve(app, context, contract.updateFaq, async ({ params, body, operator }) =>
    presentFaq(await updateFaq(context, params.id, body, operator)),
  );

  serve(app, context, contract.deleteFaq, async ({ params, operator }) => {
    await deleteFaq(context, params.id, operator);
    return { message: 'FAQ deleted successfully' };
  });

  serve(app, context, contract.listUnanswered, ({ query, operator }) =>
    listUnanswered(db, locationFilter(operator, query.locationId), query),
  );

  serve(app, context, contract.countUnanswered, ({ query, operator }) =>
    countUnanswered(db, locationFilter(operator, query.locationId)),
  );

  serve(app, context, contract.exportUnanswered, async ({ query, operator, reply }) => {
    await recordAct(db, clock, { kind: 'question', id: '', name: '', actor: operator, action: 'exported' });
    return sendCsv(reply, clock, 'unanswered', exportUnanswered(db, locationFilter(operator, query.locationId)));
  });

  serve(app, context, contract.dismissUnanswered, async ({ params, operator }) => {
    await dismissQuestion(context, locationFilter(operator), params.id, operator);
    return { message: 'Question dismissed successfully' };
  });
}
