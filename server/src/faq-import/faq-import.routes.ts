import * as contract from '@chat-module/contract/faqs';
import type { FastifyInstance } from 'fastify';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { assertMayChangeSet } from '../faqs/faq-owner.ts';
import { presentFaq } from '../faqs/present-faq.ts';
import { serve } from '../http/serve.ts';
import { type Operator, scopeOf } from '../session/operator.ts';
import { importFaqs } from './import-faqs.ts';
import { previewFaqs } from './preview-faqs.ts';
import { readFaqPage } from './read-faq-page.ts';

export function faqImportRoutes(app: FastifyInstance, context: Context): void {
  const assertVisible = async (operator: Operator, botId: string): Promise<void> => {
    if (!(await findVisibleBot(context.db, scopeOf(operator), botId))) throw notFound('The bot');
  };

  serve(app, context, contract.extractFaqs, async ({ params, body, operator, tell }) => {
    await assertVisible(operator, params.botId);
    const { url, faqs } = await readFaqPage(context, body.url, tell);
    const result = await importFaqs(context, { botId: params.botId }, faqs, operator, { page: url });
    return { ...result, faqs: result.faqs.map(({ found, row }) => ({ ...presentFaq(row), cut: found.cut })) };
  });

  serve(app, context, contract.previewFaqs, async ({ params, body, operator, tell }) => {
    await assertVisible(operator, params.botId);
    return previewFaqs(context, params.botId, body.url, tell);
  });

  serve(app, context, contract.importFaqs, async ({ params, body, operator }) => {
    await assertVisible(operator, params.botId);
    return importFaqs(context, { botId: params.botId }, body.faqs, operator, body);
  });

  serve(app, context, contract.importSetFaqs, async ({ params, body, operator }) => {
    await assertMayChangeSet(context.db, scopeOf(operator), params.id);
    return importFaqs(context, { setId: params.id }, body.faqs, operator, body);
  });
}
