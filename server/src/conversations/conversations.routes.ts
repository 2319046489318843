import * as contract from '@chat-module/contract/conversations';
import type { FastifyInstance } from 'fastify';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { mapPage, type PageRequest } from '../database/paging.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { nameDeletedLocation, nameDeletedLocationsOfPage } from '../locations/name-deleted-locations.ts';
import { type LocationFilter, locationFilter } from '../locations/of-location.ts';
import { periodOfDays } from '../locations/period-of-days.ts';
import { scopeOf } from '../session/operator.ts';
import * as figures from './conversation-figures.store.ts';
import * as store from './conversations.store.ts';
import { presentConversation } from './present-conversation.ts';
import { presentSession } from './present-session.ts';
import * as sessions from './sessions.store.ts';

export function conversationsRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  const listConversations = async (filter: LocationFilter, visit: store.VisitFilter, page: PageRequest) =>
    nameDeletedLocationsOfPage(
      db,
      mapPage(await store.listConversations(db, filter, visit, page), presentConversation),
    );

  serve(app, context, contract.listConversations, async ({ query, operator }) =>
    listConversations(
      locationFilter(operator, query.locationId),
      { ...query, onDays: await periodOfDays(db, query) },
      query,
    ),
  );

  serve(app, context, contract.getConversationSummary, ({ query, operator }) =>
    figures.readSummary(db, locationFilter(operator, query.locationId)),
  );

  serve(app, context, contract.listVisitorSessions, async ({ query, operator }) => {
    const filter = locationFilter(operator, query.locationId);
    const began = await periodOfDays(db, query);
    const page = await sessions.listVisitorSessions(db, filter, { ...query, began }, query);
    const openings = await sessions.findOpenings(db, page.rows);
    return nameDeletedLocationsOfPage(
      db,
      mapPage(page, (row) => presentSession(row, openings.get(row.id))),
    );
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
    return listConversations(locationFilter(operator), { botId: bot.id }, query);
  });
}
