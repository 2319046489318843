import * as contract from '@chat-module/contract/conversations';
import type { FastifyInstance } from 'fastify';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { mapPage, type PageRequest } from '../database/paging.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { nameDeletedLocationsOfPage } from '../locations/name-deleted-locations.ts';
import { type LocationFilter, locationFilter } from '../locations/of-location.ts';
import { scopeOf } from '../session/operator.ts';
import * as figures from './conversation-figures.store.ts';
import * as store from './conversations.store.ts';
import { presentConversation } from './present-conversation.ts';

export function conversationsRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  const listConversations = async (filter: LocationFilter, visit: store.VisitFilter, page: PageRequest) =>
    nameDeletedLocationsOfPage(
      db,
      mapPage(await store.listConversations(db, filter, visit, page), presentConversation),
    );

  serve(app, context, contract.listConversations, ({ query, operator }) =>
    listConversations(locationFilter(operator, query.locationId), query, query),
  );

  serve(app, context, contract.getConversationSummary, ({ query, operator }) =>
    figures.readSummary(db, locationFilter(operator, query.locationId)),
  );

  serve(app, context, contract.listVisitorSessions, async ({ query, operator }) =>
    nameDeletedLocationsOfPage(
      db,
      await figures.listVisitorSessions(db, locationFilter(operator, query.locationId), query),
    ),
  );

  serve(app, context, contract.listBotConversations, async ({ params, query, operator }) => {
    const bot = await findVisibleBot(db, scopeOf(operator), params.botId);
    if (!bot) throw notFound('The bot');
    return listConversations(locationFilter(operator), { botId: bot.id }, query);
  });
}
