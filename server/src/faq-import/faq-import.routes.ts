import * as contract from '@chat-module/contract/faqs';
import type { FastifyInstance } from 'fastify';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { importFaqs } from './import-faqs.ts';
import { previewFaqs } from './preview-faqs.ts';
import { readFaqPage } from './read-faq-page.ts';

export function faqImportRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.extractFaqs, async ({ params, body, operator, tell }) => {
    if (!(await findBot(context.db, params.botId))) throw notFound('The bot');
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
}
