import * as contract from '@chat-module/contract/faqs';
import type { FastifyInstance } from 'fastify';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { locationFilter } from '../locations/of-location.ts';
import { scopeOf } from '../session/operator.ts';
import { createFaq, deleteFaq, updateFaq } from './change-faqs.ts';
import { listFaqs } from './faqs.store.ts';
import { importFaqs } from './import-faqs.ts';
import { previewFaqs } from './preview-faqs.ts';
import { readFaqPage } from './read-faq-page.ts';
import { dismissUnanswered, listUnanswered } from './unanswered.store.ts';

export function faqsRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  serve(app, context, contract.listFaqs, ({ query, operator }) => listFaqs(db, scopeOf(operator), query, query));

  serve(app, context, contract.createFaq, ({ body }) => createFaq(context, body));

  serve(app, context, contract.updateFaq, ({ params, body }) => updateFaq(context, params.id, body));

  serve(app, context, contract.deleteFaq, async ({ params }) => {
    await deleteFaq(context, params.id);
    return { message: 'FAQ deleted successfully' };
  });

  serve(app, context, contract.extractFaqs, async ({ params, body }) => {
    if (!(await findBot(db, params.botId))) throw notFound('The bot');
    const { faqs } = await readFaqPage(context, body.url);
    return importFaqs(context, params.botId, faqs);
  });

  serve(app, context, contract.previewFaqs, ({ params, body }) => previewFaqs(context, params.botId, body.url));

  serve(app, context, contract.importFaqs, ({ params, body }) => importFaqs(context, params.botId, body.faqs));

  serve(app, context, contract.listUnanswered, ({ query, operator }) =>
    listUnanswered(db, locationFilter(operator, query.locationId), query),
  );

  serve(app, context, contract.dismissUnanswered, async ({ params }) => {
    if (!(await dismissUnanswered(db, params.id))) throw notFound('The question');
    return { message: 'Question dismissed successfully' };
  });
}
