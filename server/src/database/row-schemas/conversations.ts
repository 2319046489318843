import { chatReply } from '@chat-module/contract/chat';
import { answerSource, modelOutcomes, visitSteps } from '@chat-module/contract/conversations';
import { responseSources } from '@chat-module/contract/response-sources';
import { z } from 'zod';
import { count, day, id, instant, json, mark, oneOf, smallCount, text, visitor, whole } from './columns.ts';
import { dialogueState } from './dialogue-state.ts';

export const conversationSchemas = {
  conversations: z.strictObject({
    id,
    ...visitor,
    userMessage: text,
    botResponse: text,
    responseSource: oneOf(responseSources),
    faqId: id.nullable(),
    unitId: text.nullable(),
    satisfactionRating: whole(z.int('must be a whole number'), 1, 5).nullable(),
    responseTimeMs: smallCount,
    pageUrl: text,
    day,
    sources: json(z.array(answerSource)),
    modelOutcome: oneOf(modelOutcomes).nullable(),
    modelDetail: text,
    dialogueState: json(dialogueState),
    createdAt: instant,
  }),
  recentReplies: z.strictObject({
    botId: id,
    sessionId: text,
    messageId: text,
    reply: json(chatReply),
    createdAt: instant,
  }),
  modelUse: z.strictObject({ botId: id, day, count }),
  modelShares: z.strictObject({ botId: id, day, subject: text, count }),
  visitorSessions: z.strictObject({
    id,
    ...visitor,
    messageCount: count,
    hasLead: mark,
    hasReservation: mark,
    hasUnanswered: mark,
    isRatedDown: mark,
    day,
    step: whole(z.int('must be a whole number'), 1, visitSteps.length),
    isAfterHours: mark,
    startedAt: instant,
    lastMessageAt: instant,
  }),
  chatOpenings: z.strictObject({ botId: id, day, subject: text, hasAsked: mark, openedAt: instant }),
};
