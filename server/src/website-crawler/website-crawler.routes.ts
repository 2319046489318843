import * as contract from '@chat-module/contract/website-knowledge';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { findVisibleLocation } from '../locations/locations.store.ts';
import { type Operator, scopeOf } from '../session/operator.ts';
import { listPassagesOfPage } from './pages.store.ts';
import { presentWebsite } from './present-website.ts';
import { readWebsiteAgain } from './request-crawl.ts';
import { settleDifference } from './settle-difference.ts';

export function websiteCrawlerRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  const visibleLocation = async (operator: Operator, id: string) => {
    const location = await findVisibleLocation(db, scopeOf(operator), id);
    if (!location) throw notFound('The location');
    return location;
  };

  serve(app, context, contract.getWebsiteKnowledge, async ({ params, operator }) =>
    presentWebsite(context, await visibleLocation(operator, params.id)),
  );

  serve(app, context, contract.getWebsitePassages, async ({ params, query, operator }) => {
    const { id } = await visibleLocation(operator, params.id);
    return { passages: await listPassagesOfPage(db, id, query.pageId) };
  });

  serve(app, context, contract.readWebsite, async ({ params, operator }) => {
    const location = await visibleLocation(operator, params.id);
    if (config.websitePages === 0) throw conflict('Website reading is turned off on this server.');
    await readWebsiteAgain(context, location, operator);
    return presentWebsite(context, location);
  });

  serve(app, context, contract.settleDifference, async ({ params, operator, body }) => {
    const location = await visibleLocation(operator, params.id);
    return presentWebsite(context, await settleDifference(context, location, body, operator));
  });
}
