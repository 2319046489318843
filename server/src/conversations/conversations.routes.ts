import * as contract from '@chat-module/contract/conversations';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../audit/record-audit.ts';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { sendCsv } from '../http/send-csv.ts';
import { serve } from '../http/serve.ts';
import { nameDeletedLocation } from '../locations/name-deleted-locations.ts';
import { locationFilter } from '../locations/of-location.ts';
import { periodOfDays } from '../locations/period-of-days.ts';
import { type Operator, scopeOf } from '../session/operator.ts';
import * as figures from './conversation-figures.store.ts';
import { countConversations } from './conversations.store.ts';
import { exportConversations, exportSessions } from './export-conversations.ts';
import { presentSession } from './present-session.ts';
import { readConversations, readSessions } from './read-conversations.ts';
import * as sessions from './sessions.store.ts';
import { type AskedHour, hourOfWeek } from './visit-hours.ts';

export function conversationsRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  type Days = Parameters<typeof periodOfDays>[1];
  const onDays = async (days: Days) => ({ onDays: await periodOfDays(db, days) });
  const began = async (asked: AskedHour) => ({
    began: await periodOfDays(db, asked),
    hour: await hourOfWeek(db, asked),
  });

  const recordExport = (actor: Operator) =>
    recordAct(db, clock, { kind: 'conversation', id: '', name: '', actor, action: 'exported' });

  serve(app, context, contract.listConversations, async ({ query, operator }) =>
    readConversations(db, locationFilter(operator, query.locationId), { ...query, ...(await onDays(query)) }, query),
  );

  serve(app, context, contract.countConversations, async ({ query, operator }) =>
    countConversations(db, locationFilter(operator, query.locationId), { ...query, ...(await onDays(query)) }),
  );

  serve(app, context, contract.exportConversations, async ({ query, operator, reply }) => {
    const visit = { ...query, ...(await onDays(query)) };
    await recordExport(operator);
    const lines = exportConversations(context, locationFilter(operator, query.locationId), visit);
    return sendCsv(reply, clock, 'messages', lines);
  });

  serve(app, context, contract.getConversationSummary, ({ query, operator }) =>
    figures.readSummary(db, locationFilter(operator, query.locationId)),
  );

  serve(app, context, contract.listVisitorSessions, async ({ query, operator }) =>
    readSessions(db, locationFilter(operator, query.locationId), { ...query, ...(await began(query)) }, query),
  );

  serve(app, context, contract.countVisitorSessions, async ({ query, operator }) =>
    sessions.countVisitorSessions(db, locationFilter(operator, query.locationId), {
      ...query,
      ...(await began(query)),
    }),
  );

  serve(app, context, contract.exportVisitorSessions, async ({ query, operator, reply }) => {
    const asked = { ...query, ...(await began(query)) };
    await recordExport(operator);
    const lines = exportSessions(context, locationFilter(operator, query.locationId), asked);
    return sendCsv(reply, clock, 'conversations', lines);
  });

  serve(app, context, contract.getVisitorSession, async ({ params, operator }) => {
    const row = await sessions.findVisitorSession(db, locationFilter(operator), params.id);
    if (!row) throw notFound('The conversation');
    const openings = await sessions.findOpenings(db, [row]);
    return {
      ...(await nameDeletedLocation(db, presentSession(row, openings.get(row.id)))),
      leads: await sessions.listLeadsOfSession(db, row),
      reservations: await sessions.listReservationsOfSession(db, row),
    };
  });

  serve(app, context, contract.listBotConversations, async ({ params, query, operator }) => {
    const bot = await findVisibleBot(db, scopeOf(operator), params.botId);
    if (!bot) throw notFound('The bot');
    return readConversations(db, locationFilter(operator), { botId: bot.id }, query);
  });
}
