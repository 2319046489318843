import { checkAnswer, describeCuts, type GroundingVerdict } from '@chat-module/answer-engine/grounding/check-answer';
import type { Passage } from '@chat-module/answer-engine/grounding/passage';
import { quoteSource } from '@chat-module/answer-engine/grounding/quote-source';
import { weekdayOf } from '@chat-module/opening-hours/civil-date';
import { localTime } from '@chat-module/opening-hours/local-time';
import { calendarDay, serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import { hasLead } from '../leads/leads.store.ts';
import { apiKeyOf } from '../model/api-key-of.ts';
import type { ModelResult } from '../model/model.ts';
import { sharesOf } from '../model/model-shares.ts';
import {
  allowedAnswers,
  giveBackModelAnswer,
  type ModelBudget,
  type Taken,
  takeModelAnswer,
} from '../model/model-use.store.ts';
import type { ModelRequest } from '../model/send-question.ts';
import { recordEvent } from '../status/last-events.store.ts';
import type { ChatAnswer, ChatTurn, ModelNote } from './chat-turn.ts';
import type { Asked } from './describe-dialogue.ts';
import { gatherPassages } from './gather-passages.ts';
import { nameSources } from './name-sources.ts';
import { noAnswerMark, writePrompt } from './write-prompt.ts';

/**
 * Asks the model, with the facility's own facts, about a message that the engine can't answer. Statements that no
 * source supports are never shown. If the model has no answer, the visitor gets the reply in `asked` with its
 * suggestions.
 */
export async function askModel(context: Context, turn: ChatTurn, asked: Asked): Promise<ChatAnswer | undefined> {
  const apiKey = apiKeyOf(context, turn.bot);
  if (apiKey === undefined) return undefined;
  const { understanding, reply } = asked;
  const passages = gatherPassages(turn, asked);
  const result = await askWithinBudget(context, turn, { apiKey, messages: writePrompt(turn, asked, passages) });
  if (result.kind !== 'answered') return { ...reply, model: noteOf(result) };
  if (result.text.includes(noAnswerMark)) return { ...reply, model: { outcome: 'not_known' } };
  const answer = await checkAgainst(context, turn, result.text, passages);
  if (answer.kind === 'shown') return showAnswer(answer);
  context.log.warn({ botId: turn.bot.id }, 'withheld an answer of the model');
  const suggested = (reply.suggestions ?? []).map(({ id }) => id);
  const quoted = quoteSource({ ...understanding, knowledge: turn.knowledge }, result.text, suggested);
  return { ...(quoted ?? reply), model: { outcome: 'withheld', detail: answer.reason } };
}

type Result = ModelResult | Exclude<Taken, { kind: 'taken' }>;

async function askWithinBudget(context: Context, turn: ChatTurn, request: ModelRequest): Promise<Result> {
  const { db, model } = context;
  if (model.isDown(request.apiKey)) return { kind: 'unavailable', reason: 'down', mayCost: false };
  const budget = budgetOf(context, turn);
  const taken = await takeModelAnswer(db, budget);
  if (taken.kind !== 'taken') return taken;
  const result = await model.answer(request);
  if (result.kind !== 'answered' && !result.mayCost) await giveBackModelAnswer(db, budget);
  await noteFailure(context, result);
  return result;
}

/**
 * Records a failure for the status page. A question that wasn't sent, because the server is resting or busy, is no
 * failure of its own.
 */
async function noteFailure({ db, clock }: Context, result: ModelResult): Promise<void> {
  if (result.kind === 'answered' || result.reason === 'down' || result.reason === 'busy') return;
  await recordEvent(db, { kind: 'modelFailure', at: clock.now().toISOString(), detail: result.reason });
}

function budgetOf(context: Context, { bot, knowledge, now, asker }: ChatTurn): ModelBudget {
  const allowed = allowedAnswers(bot, context.config);
  return {
    botDay: { botId: bot.id, day: calendarDay(now, knowledge.facility?.timezone ?? serverTimezone) },
    allowed,
    shares: sharesOf(context, asker, allowed),
  };
}

function noteOf(result: Exclude<Result, { kind: 'answered' }>): ModelNote {
  return result.kind === 'budget_used_up' ? { outcome: result.kind } : { outcome: result.kind, detail: result.reason };
}

async function checkAgainst(
  { db }: Context,
  { bot, sent, knowledge: { facility }, now }: ChatTurn,
  answer: string,
  passages: Passage[],
): Promise<GroundingVerdict> {
  const today = weekdayOf(localTime(now, facility?.timezone ?? serverTimezone).date);
  const sources = { passages, hasLead: await hasLead(db, bot, sent.sessionId) };
  return checkAnswer(answer, sources, { question: sent.message, today });
}

const showAnswer = ({ text, cut, support }: Extract<GroundingVerdict, { kind: 'shown' }>): ChatAnswer => ({
  response: text,
  responseSource: 'ai',
  // The cut text may have promised something, which the visitor can request through the form.
  ...(cut.length > 0 && { showLeadForm: true }),
  sources: nameSources(support),
  model: { outcome: 'answered', detail: describeCuts(cut) },
});
