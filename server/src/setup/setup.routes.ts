import * as contract from '@chat-module/contract/setup';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { dismissSetup } from './dismiss-setup.ts';
import { readSetup } from './read-setup.ts';

export function setupRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.getSetup, ({ operator }) => readSetup(context.db, operator));

  serve(app, context, contract.changeSetup, async ({ body, operator }) => {
    await dismissSetup(context, body.dismissed, operator);
    return readSetup(context.db, operator);
  });
}
