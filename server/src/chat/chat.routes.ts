import * as contract from '@chat-module/contract/chat';
import { previewChat, previewLocation } from '@chat-module/contract/location-preview';
import type { FastifyInstance } from 'fastify';
import { findBot, findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { createOpeningRecorder } from '../figures/record-opening.ts';
import { networkOf } from '../http/request-limits.ts';
import { serve } from '../http/serve.ts';
import { officeStatus } from '../locations/office-status.ts';
import { presentLocation } from '../locations/present-location.ts';
import { scopeOf } from '../session/operator.ts';
import { createAnswerOnce } from './answer-once.ts';
import { answerVisitor } from './answer-turn.ts';
import { checkQuestion } from './check-question.ts';
import { loadChatTurn } from './load-chat-turn.ts';
import * as preview from './preview-chat.ts';
import { rateAnswer } from './rate-answer.ts';
import { recordTurn } from './record-turn.ts';

export function chatRoutes(app: FastifyInstance, context: Context): void {
  const recordOpening = createOpeningRecorder(context);
  const answerOnce = createAnswerOnce(context);

  serve(app, context, contract.chat, ({ params: { botId }, body, request }) => {
    const answer = async () => {
      const startedMs = performance.now();
      const loaded = await loadChatTurn(context, botId, body, networkOf(request.ip));
      const answered = await answerVisitor(context, loaded);
      const responseTimeMs = performance.now() - startedMs;
      const { ip: address, headers } = request;
      return recordTurn(context, answered, { responseTimeMs, address, browser: headers['user-agent'] ?? '' });
    };
    const { sessionId, messageId } = body;
    return messageId === undefined ? answer() : answerOnce({ botId, sessionId, messageId }, answer);
  });

  serve(app, context, contract.checkQuestion, async ({ params, body, operator }) => {
    const bot = await findVisibleBot(context.db, scopeOf(operator), params.botId);
    if (!bot) throw notFound('The bot');
    return checkQuestion(context, bot, operator, body);
  });

  serve(app, context, previewLocation, async ({ body, operator }) => {
    const location = preview.previewedLocation(context, body, operator);
    return { ...presentLocation(location), officeStatus: officeStatus(location, context.clock.now()) };
  });

  serve(app, context, previewChat, ({ body, operator }) => preview.previewChat(context, body, operator));

  serve(app, context, contract.reportOpening, async ({ params, request }) => {
    const bot = await findBot(context.db, params.botId);
    if (!bot) throw notFound('The bot');
    await recordOpening(bot, request);
    return {};
  });

  serve(app, context, contract.rateAnswer, async ({ params, body }) => {
    await rateAnswer(context, params.botId, body);
    return { conversationId: body.conversationId, satisfactionRating: body.rating };
  });
}
