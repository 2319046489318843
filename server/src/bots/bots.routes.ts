import * as contract from '@chat-module/contract/bots';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { mapPage } from '../database/paging.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { findVisibleLocation } from '../locations/locations.store.ts';
import { scopeOf } from '../session/operator.ts';
import { createReportRecorder } from '../widget-pages/record-report.ts';
import * as store from './bots.store.ts';
import { createBot, deleteBot, setColorOfLocationsBot, updateBot } from './change-bots.ts';
import { presentBot } from './present-bot.ts';
import { readModelUse } from './read-model-use.ts';

export function botsRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const recordReport = createReportRecorder(context);

  serve(app, context, contract.listBots, async ({ query, operator }) =>
    mapPage(await store.listBots(db, scopeOf(operator), query), presentBot),
  );

  serve(app, context, contract.getBot, async ({ params, operator }) => {
    const bot = await store.findVisibleBot(db, scopeOf(operator), params.id);
    if (!bot) throw notFound('The bot');
    return presentBot(bot);
  });

  serve(app, context, contract.getModelUse, async ({ params, operator }) => {
    const bot = await store.findVisibleBot(db, scopeOf(operator), params.id);
    if (!bot) throw notFound('The bot');
    return readModelUse(context, bot);
  });

  serve(app, context, contract.createBot, async ({ body, operator }) =>
    presentBot(await createBot(context, body, operator)),
  );

  serve(app, context, contract.updateBot, async ({ params, body, operator }) =>
    presentBot(await updateBot(context, params.id, body, operator)),
  );

  serve(app, context, contract.deleteBot, async ({ params, operator }) => {
    await deleteBot(context, params.id, operator);
    return { message: 'Bot deleted successfully' };
  });

  serve(app, context, contract.getPublicBot, async ({ params, query, request }) => {
    const bot = await store.findBot(db, params.id);
    if (!bot) throw notFound('The bot');
    await recordReport(bot, query, request.headers.origin);
    return presentBot(bot);
  });

  serve(app, context, contract.getBotOfLocation, async ({ params, operator }) => {
    const location = await findVisibleLocation(db, scopeOf(operator), params.id);
    const bot = location && (await store.findBotOfLocation(db, location.id));
    if (!bot) throw notFound('A bot of this location');
    return presentBot(bot);
  });

  serve(app, context, contract.setBotColor, async ({ params, body, operator }) =>
    presentBot(await setColorOfLocationsBot(context, params.id, body.primaryColor, operator)),
  );
}
