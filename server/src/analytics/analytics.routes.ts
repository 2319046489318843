import { Readable } from 'node:stream';
import * as contract from '@chat-module/contract/analytics';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../audit/record-audit.ts';
import { findVisibleBot } from '../bots/bots.store.ts';
import { calendarDay, serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { BotRow } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { findLocation } from '../locations/locations.store.ts';
import { locationFilter } from '../locations/of-location.ts';
import { type Operator, scopeOf } from '../session/operator.ts';
import { listDays } from './daily-analytics.store.ts';
import { exportBot } from './export-bot.ts';
import { presentDay } from './present-figures.ts';
import { readOverview } from './read-overview.ts';

export function analyticsRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  serve(app, context, contract.getAnalyticsOverview, ({ operator }) => readOverview(context, scopeOf(operator)));

  serve(app, context, contract.getBotAnalytics, async ({ params, query, operator }) => {
    const bot = await visibleBot(operator, params.botId);
    const rows = await listDays(db, bot.id, locationFilter(operator), await todayOf(bot), query.days);
    return rows.map(presentDay);
  });

  serve(app, context, contract.exportBotAnalytics, async ({ params, query, operator, reply }) => {
    const bot = await visibleBot(operator, params.botId);
    const today = await todayOf(bot);
    const subject = { kind: 'analytics', id: bot.id, name: bot.name } as const;
    await recordAct(db, clock, { ...subject, actor: operator, action: 'exported' });
    reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="chat-module-${today}-${query.days}-days.csv"`);
    // Counted in bytes, so that no page is read before the previous one was sent.
    const lines = exportBot(context, bot.id, locationFilter(operator), clock.now(), today, query.days);
    return Readable.from(lines, { objectMode: false });
  });

  async function visibleBot(operator: Operator, botId: string): Promise<BotRow> {
    const bot = await findVisibleBot(db, scopeOf(operator), botId);
    if (!bot) throw notFound('The bot');
    return bot;
  }

  async function todayOf({ locationId }: BotRow): Promise<string> {
    const location = locationId === null ? undefined : await findLocation(db, locationId);
    return calendarDay(clock.now(), location?.timezone ?? serverTimezone);
  }
}
