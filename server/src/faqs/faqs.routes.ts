import * as contract from '@chat-module/contract/faqs';
import * as starterContract from '@chat-module/contract/starter-faqs';
import type { FastifyInstance } from 'fastify';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { findLocation } from '../locations/locations.store.ts';
import { locationFilter } from '../locations/of-location.ts';
import { scopeOf } from '../session/operator.ts';
import { createFaq, deleteFaq, updateFaq } from './change-faqs.ts';
import { dismissQuestion } from './dismiss-question.ts';
import { listFaqs } from './faqs.store.ts';
import { importFaqs } from './import-faqs.ts';
import { previewFaqs } from './preview-faqs.ts';
import { readFaqPage } from './read-faq-page.ts';
import { addStarterFaqs } from './starter/add-starter-faqs.ts';
import { knownValuesOf } from './starter/known-values.ts';
import { starterFaqs } from './starter/starter-faqs.ts';
import { listUnanswered } from './unanswered.store.ts';

export function faqsRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  serve(app, context, contract.listFaqs, ({ query, operator }) => listFaqs(db, scopeOf(operator), query, query));

  serve(app, context, contract.createFaq, ({ body, operator }) => createFaq(context, body, operator));

  serve(app, context, contract.updateFaq, ({ params, body, operator }) =>
    updateFaq(context, params.id, body, operator),
  );

  serve(app, context, contract.deleteFaq, async ({ params, operator }) => {
    await deleteFaq(context, params.id, operator);
    return { message: 'FAQ deleted successfully' };
  });

  serve(app, context, contract.extractFaqs, async ({ params, body, operator, tell }) => {
    if (!(await findBot(db, params.botId))) throw notFound('The bot');
    const { url, faqs } = await readFaqPage(context, body.url, tell);
    const result = await importFaqs(context, params.botId, faqs, operator, { page: url });
    return { ...result, faqs: result.faqs.map(({ found, row }) => ({ ...row, cut: found.cut })) };
  });

  serve(app, context, contract.previewFaqs, ({ params, body, tell }) =>
    previewFaqs(context, params.botId, body.url, tell),
  );

  serve(app, context, contract.importFaqs, ({ params, body, operator }) =>
    importFaqs(context, params.botId, body.faqs, operator, body),
  );

  serve(app, context, starterContract.listStarterFaqs, async ({ params }) => {
    const location = await findLocation(db, params.id);
    if (!location) throw notFound('The location');
    return { faqs: [...starterFaqs], known: knownValuesOf(location) };
  });

  serve(app, context, starterContract.addStarterFaqs, ({ params, body, operator }) =>
    addStarterFaqs(context, params.botId, body, operator),
  );

  serve(app, context, contract.listUnanswered, ({ query, operator }) =>
    listUnanswered(db, locationFilter(operator, query.locationId), query),
  );

  serve(app, context, contract.dismissUnanswered, async ({ params, operator }) => {
    await dismissQuestion(context, params.id, operator);
    return { message: 'Question dismissed successfully' };
  });
}
