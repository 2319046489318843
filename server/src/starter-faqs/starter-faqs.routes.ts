import * as contract from '@chat-module/contract/starter-faqs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { findVisibleLocation } from '../locations/locations.store.ts';
import { scopeOf } from '../session/operator.ts';
import { addSetStarterFaqs, addStarterFaqs } from './add-starter-faqs.ts';
import { knownValuesOf } from './known-values.ts';
import { starterFaqs } from './starter-faqs.ts';

export function starterFaqsRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.listStarterFaqs, async ({ params, operator }) => {
    const location = await findVisibleLocation(context.db, scopeOf(operator), params.id);
    if (!location) throw notFound('The location');
    return { faqs: [...starterFaqs], known: knownValuesOf(location) };
  });

  serve(app, context, contract.addStarterFaqs, ({ params, body, operator }) =>
    addStarterFaqs(context, params.botId, body, operator),
  );

  serve(app, context, contract.addSetStarterFaqs, ({ params, body, operator }) =>
    addSetStarterFaqs(context, params.id, body, operator),
  );
}
