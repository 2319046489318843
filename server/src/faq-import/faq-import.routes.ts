import type { ReplyOf } from '@chat-module/contract/endpoint';
import * as contract from '@chat-module/contract/faqs';
import type { FastifyInstance } from 'fastify';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { assertMayChangeSet } from '../faqs/faq-owner.ts';
import type { FaqOwner } from '../faqs/faqs.store.ts';
import { presentFaq } from '../faqs/present-faq.ts';
import { serve } from '../http/serve.ts';
import { type Operator, scopeOf } from '../session/operator.ts';
import { importFaqs } from './import-faqs.ts';
import { previewFaqs } from './preview-faqs.ts';
import { readFaqPage } from './read-faq-page.ts';

export function faqImportRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  const ownBot = async (operator: Operator, botId: string): Promise<FaqOwner> => {
    if (!(await findVisibleBot(db, scopeOf(operator), botId))) throw notFound('The bot');
    return { botId };
  };

  const ownSet = async (operator: Operator, setId: string): Promise<FaqOwner> => {
    await assertMayChangeSet(db, scopeOf(operator), setId);
    return { setId };
  };

  serve(app, context, contract.extractFaqs, async ({ params, body, operator, tell }) =>
    importPage(context, await ownBot(operator, params.botId), body.url, operator, tell),
  );

  serve(app, context, contract.extractSetFaqs, async ({ params, body, operator, tell }) =>
    importPage(context, await ownSet(operator, params.id), body.url, operator, tell),
  );

  serve(app, context, contract.previewFaqs, async ({ params, body, operator, tell }) =>
    previewFaqs(context, await ownBot(operator, params.botId), body.url, tell),
  );

  serve(app, context, contract.previewSetFaqs, async ({ params, body, operator, tell }) =>
    previewFaqs(context, await ownSet(operator, params.id), body.url, tell),
  );

  serve(app, context, contract.importFaqs, async ({ params, body, operator }) =>
    importFaqs(context, await ownBot(operator, params.botId), body.faqs, operator, body),
  );

  serve(app, context, contract.importSetFaqs, async ({ params, body, operator }) =>
    importFaqs(context, await ownSet(operator, params.id), body.faqs, operator, body),
  );
}

async function importPage(
  context: Context,
  owner: FaqOwner,
  address: string,
  operator: Operator,
  tell: (progress: contract.PageProgress) => void,
): Promise<ReplyOf<typeof contract.extractFaqs>> {
  const { url, faqs } = await readFaqPage(context, address, tell);
  const result = await importFaqs(context, owner, faqs, operator, { page: url });
  return { ...result, faqs: result.faqs.map(({ found, row }) => ({ ...presentFaq(row), cut: found.cut })) };
}
