import { createHash } from 'node:crypto';
import * as contract from '@chat-module/contract/calendar-feed';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { findLocation } from '../locations/locations.store.ts';
import { findFeed } from './calendar-feed.store.ts';
import { createFeed, revokeFeed } from './change-feed.ts';
import { readFeed } from './read-feed.ts';

export function calendarFeedRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  serve(app, context, contract.getCalendarFeed, async ({ params }) => {
    if (!(await findLocation(db, params.id))) throw notFound('The location');
    return { createdAt: (await findFeed(db, params.id))?.createdAt ?? null };
  });

  serve(app, context, contract.createCalendarFeed, ({ params, operator }) => createFeed(context, params.id, operator));

  serve(app, context, contract.revokeCalendarFeed, async ({ params, operator }) => {
    await revokeFeed(context, params.id, operator);
    return { message: 'The calendar address was revoked.' };
  });

  serve(app, context, contract.readCalendarFeed, async ({ params, request, reply }) => {
    const calendar = await readFeed(context, params.file);
    const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
    // With `no-cache`, clients revalidate each time, so that a revoked address shows nothing.
    reply.header('Cache-Control', 'private, no-cache').header('ETag', etag);
    if (request.headers['if-none-match']?.includes(etag)) {
      reply.status(304);
      return '';
    }
    reply.type('text/calendar; charset=utf-8').header('Content-Disposition', 'inline; filename="move-ins.ics"');
    return calendar;
  });
}
