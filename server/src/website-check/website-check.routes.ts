import * as contract from '@chat-module/contract/website-check';
import type { FastifyInstance } from 'fastify';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { scopeOf } from '../session/operator.ts';
import { checkWebsite } from './check-website.ts';

export function websiteCheckRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.checkWebsite, async ({ params, body, operator, request }) => {
    const bot = await findVisibleBot(context.db, scopeOf(operator), params.id);
    if (!bot) throw notFound('The bot');
    // The embed code contains the origin that the operator's browser uses; the guards have checked that it is ours.
    const { origin } = request.headers;
    const ownOrigin = context.publicUrl();
    const origins = origin === undefined ? ([ownOrigin] as const) : ([origin, ownOrigin] as const);
    return checkWebsite(context, { bot, address: body.url ?? bot.websiteUrl, origins });
  });
}
