import { nextDialogue } from '@chat-module/answer-engine/compose/next-dialogue';
import { analyzeWords } from '@chat-module/answer-engine/understand/analyze-words';
import { questionKeyOf } from '@chat-module/answer-engine/understand/question-key';
import type { Understanding } from '@chat-module/answer-engine/understand/understand';
import { type ChatReply, chatReply } from '@chat-module/contract/chat';
import { calendarDay, serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import { isForeignKeyViolation } from '../database/dialect.ts';
import type { ConversationRow, RecentReplyRow } from '../database/rows/conversations.ts';
import type { UnansweredQuestionRow } from '../database/rows/faqs.ts';
import { notFound } from '../errors.ts';
import { visitorOf } from '../figures/visitor-of.ts';
import { newId } from '../ids.ts';
import { visitStart } from '../visit-start.ts';
import type { AnsweredTurn } from './answer-turn.ts';
import type { ChatAnswer, ChatTurn } from './chat-turn.ts';
import { mayListQuestion } from './may-list-question.ts';

interface Call {
  readonly responseTimeMs: number;
  /** The visitor's network address. */
  readonly address: string;
  /** The `User-Agent` of the visitor's browser. */
  readonly browser: string;
}

type RecordedTurn = Pick<AnsweredTurn, 'turn' | 'reply' | 'understanding'>;

/** Stores a turn and the figures that count it in one transaction. Returns what the visitor is shown. */
export async function recordTurn(
  context: Context,
  answered: RecordedTurn,
  { responseTimeMs, address, browser }: Call,
): Promise<ChatReply> {
  const { turn, reply, understanding } = answered;
  const conversation = describeTurn(answered, responseTimeMs);
  const shown = chatReply.parse({ conversationId: conversation.id, ...reply });
  const openQuestion = isOpenQuestion(turn, reply) ? openQuestionOf(understanding, conversation) : undefined;
  const isListed = openQuestion !== undefined && (await mayListQuestion(context, { ...conversation, address }));
  try {
    await context.turns.write({
      conversation,
      recentReply: recentReplyOf(turn, conversation, shown),
      isOpenQuestion: openQuestion !== undefined,
      visitor: visitorOf(context.secrets, { day: conversation.day, address, browser }),
      start: turn.recentTurns.length === 0 ? visitStart(turn.knowledge.facility, turn.now) : undefined,
      openQuestion: isListed ? openQuestion : undefined,
    });
  } catch (error) {
    // The bot was deleted while its answer was being found.
    if (isForeignKeyViolation(error)) throw notFound('The bot');
    throw error;
  }
  return shown;
}

const recentReplyOf = (
  { sent: { messageId } }: ChatTurn,
  { botId, sessionId, createdAt }: ConversationRow,
  shown: ChatReply,
): RecentReplyRow | undefined =>
  messageId === undefined ? undefined : { botId, sessionId, messageId, reply: JSON.stringify(shown), createdAt };

/** A question counts as open only if all FAQs are indexed, because a pending one may answer it. */
const isOpenQuestion = ({ knowledge }: ChatTurn, { responseSource, isQuestion = true }: ChatAnswer): boolean =>
  responseSource === 'unanswered' && isQuestion && !knowledge.waitForRest;

function openQuestionOf(
  { said, text, read }: Understanding,
  conversation: ConversationRow,
): UnansweredQuestionRow | undefined {
  const { botId, locationId, userMessage: question, createdAt } = conversation;
  // The analyzed text may include the subject of an earlier message.
  const questionKey = questionKeyOf(said === text ? read : analyzeWords(said));
  // An operator can't write an answer to a greeting or a row of question marks.
  if (questionKey === '') return undefined;
  const asked = { id: newId(), botId, locationId, question, questionKey, count: 1 };
  return { ...asked, firstAskedAt: createdAt, lastAskedAt: createdAt };
}

const describeTurn = (
  { turn: { sent, bot, now, dialogue, knowledge }, reply, understanding }: RecordedTurn,
  responseTimeMs: number,
): ConversationRow => ({
  id: newId(),
  botId: bot.id,
  locationId: bot.locationId,
  sessionId: sent.sessionId,
  userMessage: sent.message,
  botResponse: reply.response,
  responseSource: reply.responseSource,
  faqId: reply.faqId ?? null,
  unitId: reply.unitId ?? null,
  satisfactionRating: null,
  responseTimeMs: Math.round(responseTimeMs),
  pageUrl: sent.pageUrl ?? '',
  day: calendarDay(now, knowledge.facility?.timezone ?? serverTimezone),
  sources: JSON.stringify(reply.sources ?? []),
  modelOutcome: reply.model?.outcome ?? null,
  modelDetail: reply.model?.detail ?? '',
  dialogueState: JSON.stringify(nextDialogue(dialogue, understanding, reply)),
  createdAt: now.toISOString(),
});
