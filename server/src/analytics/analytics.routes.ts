import { Readable } from 'node:stream';
import * as contract from '@chat-module/contract/analytics';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../audit/record-audit.ts';
import { findVisibleBot } from '../bots/bots.store.ts';
import { calendarDay, serverTimezone } from '../calendar.ts';
import { day, instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import type { BotRow } from '../database/rows/bots.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { findLocation, findVisibleLocation } from '../locations/locations.store.ts';
import { locationFilter } from '../locations/of-location.ts';
import { type Operator, scopeOf } from '../session/operator.ts';
import { listDays } from './daily-analytics.store.ts';
import { exportAllConversations, exportBot, exportDays } from './export-bot.ts';
import { exportTable } from './export-tables.ts';
import { presentDay } from './present-figures.ts';
import { readOverview } from './read-overview.ts';
import { periodUntil, readByLocation, readPeriod } from './read-period.ts';
import { listRatedDown, listTopFaqs, listTopUnanswered } from './top-questions.store.ts';

/** The location whose date is today; `null` with several locations, which use the server's date. */
function onlyLocationOf(operator: Operator): string | null {
  const scope = scopeOf(operator);
  return scope.all || scope.locationIds.length !== 1 ? null : (scope.locationIds[0] ?? null);
}

/** Matches no rows. */
const nowhere = { locationIds: [] };

export function analyticsRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  serve(app, context, contract.getAnalyticsOverview, ({ operator }) => readOverview(context, scopeOf(operator)));

  serve(app, context, contract.getBotAnalytics, async ({ params, query, operator }) => {
    const bot = await visibleBot(operator, params.botId);
    const rows = await listDays(db, bot.id, locationFilter(operator), await todayOf(bot), query.days);
    return rows.map(presentDay);
  });

  serve(app, context, contract.getFigures, async ({ query, operator }) => {
    const { days } = query;
    const place = await findPlace(query, operator);
    if (!place) return readPeriod(db, { filter: nowhere }, nowhere, await todayAt(null), days);
    const visible = locationFilter(operator);
    const filter = query.locationId === undefined ? visible : locationFilter(operator, query.locationId);
    return readPeriod(db, { filter, botId: query.botId }, visible, await todayAt(place.locationId), days);
  });

  serve(app, context, contract.getFiguresByLocation, async ({ query: { days }, operator }) => {
    const period = periodUntil(await todayAt(onlyLocationOf(operator)), days);
    return { ...period, locations: await readByLocation(db, { filter: locationFilter(operator), ...period }) };
  });

  serve(app, context, contract.getTopQuestions, async ({ params, query: { days }, operator }) => {
    const bot = await visibleBot(operator, params.botId);
    const botId = bot.id;
    const filter = locationFilter(operator);
    const asked = { botId, filter, since: instantAfter(clock.now(), -days * day) };
    const period = periodUntil(await todayOf(bot), days);
    return {
      faqs: await listTopFaqs(db, { filter, botId, ...period }),
      unanswered: await listTopUnanswered(db, asked),
      ratedDown: await listRatedDown(db, asked),
    };
  });

  serve(app, context, contract.exportBotAnalytics, async ({ params, query, operator, reply }) => {
    const bot = await visibleBot(operator, params.botId);
    const today = await todayOf(bot);
    const subject = { kind: 'analytics', id: bot.id, name: bot.name } as const;
    await recordAct(db, clock, { ...subject, actor: operator, action: 'exported' });
    const { table, days } = query;
    const name = table === undefined ? '' : `${table.replace('_', '-')}-`;
    reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="chat-module-${name}${today}-${days}-days.csv"`);
    const filter = locationFilter(operator);
    const request = { botId: bot.id, filter, now: clock.now(), today, days };
    if (table !== undefined && table !== 'days' && table !== 'conversations') return exportTable(db, table, request);
    const write = table === undefined ? exportBot : table === 'days' ? exportDays : exportAllConversations;
    // Counted in bytes, so that no page is read before the previous one was sent.
    return Readable.from(write(context, request), { objectMode: false });
  });

  /** The location whose date is today; `undefined` if the bot or the location doesn't exist for the operator. */
  async function findPlace(
    { botId, locationId }: { readonly botId?: string | undefined; readonly locationId?: string | undefined },
    operator: Operator,
  ): Promise<Pick<BotRow, 'locationId'> | undefined> {
    const scope = scopeOf(operator);
    if (botId !== undefined) return findVisibleBot(db, scope, botId);
    if (locationId === undefined) return { locationId: onlyLocationOf(operator) };
    const location = await findVisibleLocation(db, scope, locationId);
    return location && { locationId: location.id };
  }

  async function visibleBot(operator: Operator, botId: string): Promise<BotRow> {
    const bot = await findVisibleBot(db, scopeOf(operator), botId);
    if (!bot) throw notFound('The bot');
    return bot;
  }

  const todayOf = ({ locationId }: Pick<BotRow, 'locationId'>): Promise<string> => todayAt(locationId);

  async function todayAt(locationId: string | null): Promise<string> {
    const location = await findLocation(db, locationId);
    return calendarDay(clock.now(), location?.timezone ?? serverTimezone);
  }
}
