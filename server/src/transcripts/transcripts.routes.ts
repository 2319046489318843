import * as contract from '@chat-module/contract/chat';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { sendTranscript } from './send-transcript.ts';

export function transcriptsRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.sendTranscript, async ({ params, body, request }) => {
    await sendTranscript(context, params.botId, body, request.ip);
    return { message: 'We have sent you this conversation. Please check your inbox.' };
  });
}
