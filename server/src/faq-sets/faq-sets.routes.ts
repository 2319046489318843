import * as contract from '@chat-module/contract/faq-sets';
import type { FastifyInstance } from 'fastify';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { FaqSetRow } from '../database/rows/faqs.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { type Operator, scopeOf } from '../session/operator.ts';
import { createFaqSet, deleteFaqSet, updateFaqSet } from './change-faq-sets.ts';
import { listSets } from './faq-sets.store.ts';
import { setHidden } from './hide-faq.ts';
import { listInheritedFaqs } from './inherited-faqs.ts';
import { presentFaqSets } from './present-faq-sets.ts';

export function faqSetsRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  const present = async (operator: Operator, set: FaqSetRow) => {
    const [presented] = await presentFaqSets(db, scopeOf(operator), [set]);
    if (!presented) throw notFound('The FAQ set');
    return presented;
  };

  serve(app, context, contract.listFaqSets, async ({ operator }) => {
    const scope = scopeOf(operator);
    return presentFaqSets(db, scope, await listSets(db, scope));
  });

  serve(app, context, contract.createFaqSet, async ({ body, operator }) =>
    present(operator, await createFaqSet(context, body, operator)),
  );

  serve(app, context, contract.updateFaqSet, async ({ params, body, operator }) =>
    present(operator, await updateFaqSet(context, params.id, body, operator)),
  );

  serve(app, context, contract.deleteFaqSet, async ({ params, operator }) => {
    await deleteFaqSet(context, params.id, operator);
    return { message: 'FAQ set deleted successfully' };
  });

  serve(app, context, contract.listInheritedFaqs, async ({ params, query, operator }) => {
    const bot = await findVisibleBot(db, scopeOf(operator), params.botId);
    if (!bot) throw notFound('The bot');
    return listInheritedFaqs(db, bot, query);
  });

  serve(app, context, contract.hideFaq, async ({ params, operator }) => {
    await setHidden(context, params, true, operator);
    return { message: 'FAQ hidden successfully' };
  });

  serve(app, context, contract.showFaq, async ({ params, operator }) => {
    await setHidden(context, params, false, operator);
    return { message: 'FAQ shown successfully' };
  });
}
