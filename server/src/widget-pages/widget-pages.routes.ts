import * as contract from '@chat-module/contract/widget-pages';
import type { FastifyInstance } from 'fastify';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { scopeOf } from '../session/operator.ts';
import { presentWidgetPage } from './present-widget-page.ts';
import { listPages, listPagesOfOldColor } from './widget-pages.store.ts';

export function widgetPagesRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  serve(app, context, contract.listOldColors, async ({ operator }) =>
    groupByBot(await listPagesOfOldColor(db, scopeOf(operator))),
  );

  serve(app, context, contract.listWidgetPages, async ({ params, operator }) => {
    const bot = await findVisibleBot(db, scopeOf(operator), params.id);
    if (!bot) throw notFound('The bot');
    const pages = await listPages(db, bot.id);
    return pages.map((page) => presentWidgetPage(page, bot));
  });
}

function groupByBot(rows: readonly { botId: string; botName: string; page: string }[]): contract.OldColors[] {
  const bots = new Map<string, contract.OldColors>();
  for (const { botId, botName, page } of rows) {
    const { pages } = bots.get(botId) ?? { pages: [] };
    bots.set(botId, { botId, botName, pages: [...pages, page] });
  }
  return [...bots.values()];
}
