import { Readable } from 'node:stream';
import * as contract from '@chat-module/contract/bots';
import type { FastifyInstance } from 'fastify';
import { presentBot } from '../bots/present-bot.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { findPicture } from './bot-pictures.store.ts';
import { removePicture, setPicture } from './change-picture.ts';

/** A picture's address holds its hash, so it never changes. */
const forAYear = 'public, max-age=31536000, immutable';

export function botPicturesRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.setBotPicture, async ({ params, body, operator }) =>
    presentBot(await setPicture(context, params.id, body.data, operator)),
  );

  serve(app, context, contract.deleteBotPicture, async ({ params, operator }) =>
    presentBot(await removePicture(context, params.id, operator)),
  );

  serve(app, context, contract.getBotPicture, async ({ params, reply }) => {
    const picture = await findPicture(context.db, params.id, params.hash);
    if (!picture) throw notFound('The picture');
    const file = Buffer.from(picture.data, 'base64');
    reply.type(picture.contentType).header('Content-Length', file.length).header('Cache-Control', forAYear);
    return Readable.from([file], { objectMode: false });
  });
}
