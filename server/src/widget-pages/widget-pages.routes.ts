import * as contract from '@chat-module/contract/widget-pages';
import type { FastifyInstance } from 'fastify';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { scopeOf } from '../session/operator.ts';
import { presentWidgetPage } from './present-widget-page.ts';
import { listPages } from './widget-pages.store.ts';

export function widgetPagesRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  serve(app, context, contract.listWidgetPages, async ({ params, operator }) => {
    const bot = await findVisibleBot(db, scopeOf(operator), params.id);
    if (!bot) throw notFound('The bot');
    const pages = await listPages(db, bot.id);
    return pages.map((page) => presentWidgetPage(page, bot));
  });
}
