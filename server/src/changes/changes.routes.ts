import * as contract from '@chat-module/contract/changes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { openOperatorStreams } from './operator-streams.ts';

export function changesRoutes(app: FastifyInstance, context: Context): void {
  const streams = openOperatorStreams(context);
  // The server waits for open responses when it closes.
  app.addHook('preClose', async () => streams.close());

  serve(app, context, contract.streamChanges, ({ operator, reply }) => {
    // `no-transform` and the second header keep proxies from buffering.
    reply
      .type(`${contract.streamChanges.contentType}; charset=utf-8`)
      .header('Cache-Control', 'no-store, no-transform');
    // Otherwise, the idle connection would delay a closing server after the stream has ended.
    reply.header('X-Accel-Buffering', 'no').header('Connection', 'close');
    return streams.open(operator);
  });
}
