import * as contract from '@chat-module/contract/chat';
import type { FastifyInstance } from 'fastify';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { networkOf } from '../http/request-limits.ts';
import { serve } from '../http/serve.ts';
import { scopeOf } from '../session/operator.ts';
import { answerVisitor } from './answer-visitor.ts';
import { shownOf } from './chat-turn.ts';
import { checkQuestion } from './check-question.ts';
import { loadChatTurn } from './load-chat-turn.ts';
import { rateAnswer } from './rate-answer.ts';
import { recordTurn } from './record-turn.ts';

export function chatRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.chat, async ({ params, body, request }) => {
    const startedMs = performance.now();
    const loaded = await loadChatTurn(context, params.botId, body, networkOf(request.ip));
    const answered = await answerVisitor(context, loaded);
    const responseTimeMs = performance.now() - startedMs;
    const { ip: address, headers } = request;
    const call = { responseTimeMs, address, browser: headers['user-agent'] ?? '' };
    const { id } = await recordTurn(context, answered, call);
    return { conversationId: id, ...shownOf(answered.reply) };
  });

  serve(app, context, contract.checkQuestion, async ({ params, body, operator }) => {
    const bot = await findVisibleBot(context.db, scopeOf(operator), params.botId);
    if (!bot) throw notFound('The bot');
    return checkQuestion(context, bot, operator, body);
  });

  serve(app, context, contract.rateAnswer, async ({ params, body }) => {
    await rateAnswer(context, params.botId, body);
    return { conversationId: body.conversationId, satisfactionRating: body.rating };
  });
}
