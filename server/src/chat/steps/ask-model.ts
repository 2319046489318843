import { calendarDay, serverTimezone } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { hasLead } from '../../leads/leads.store.ts';
import { apiKeyOf } from '../../model/api-key-of.ts';
import type { ModelResult } from '../../model/model.ts';
import { sharesOf } from '../../model/model-shares.ts';
import {
  allowedAnswers,
  giveBackModelAnswer,
  type ModelBudget,
  type Taken,
  takeModelAnswer,
} from '../../model/model-use.store.ts';
import type { ModelRequest } from '../../model/send-question.ts';
import { recordEvent } from '../../status/last-events.store.ts';
import type { ChatTurn, ModelNote, Reply } from '../chat-turn.ts';
import { gatherPassages, type Passage } from '../gather-passages.ts';
import { type Asked, judgeAnswer, leftOut } from '../grounding/judge-answer.ts';
import { weekdayOf } from '../hours/civil-date.ts';
import { localTime } from '../hours/local-time.ts';
import { nameSources } from '../name-sources.ts';
import { dontKnow, writePrompt } from '../write-prompt.ts';
import { admitNoAnswer } from './admit-no-answer.ts';
import { quoteSource } from './quote-source.ts';

/** The model, with the facility's own facts. What no source supports of its answer is never shown. */
export async function askModel(context: Context, turn: ChatTurn): Promise<Reply | undefined> {
  const apiKey = apiKeyOf(context, turn.bot);
  if (apiKey === undefined) return undefined;
  const passages = gatherPassages(turn);
  const result = await askWithinBudget(context, turn, { apiKey, messages: writePrompt(turn, passages) });
  if (result.kind !== 'answered') return withoutAnswer(turn, noteOf(result));
  if (result.text.includes(dontKnow)) return withoutAnswer(turn, { outcome: 'not_known' });
  return replyWith(context, turn, result.text, passages);
}

type Result = ModelResult | Exclude<Taken, { kind: 'taken' }>;

async function askWithinBudget(context: Context, turn: ChatTurn, request: ModelRequest): Promise<Result> {
  const { db, model } = context;
  if (model.isDown(request.apiKey)) return { kind: 'unavailable', reason: 'down', wasAsked: false };
  const budget = budgetOf(context, turn);
  const taken = await takeModelAnswer(db, budget);
  if (taken.kind !== 'taken') return taken;
  const result = await model.answer(request);
  if (result.kind === 'unavailable' && !result.wasAsked) await giveBackModelAnswer(db, budget);
  await noteFailure(context, result);
  return result;
}

/** For the status page; what was not asked, since the model rests or is busy, tells of no failure of its own. */
async function noteFailure({ db, clock }: Context, result: ModelResult): Promise<void> {
  if (result.kind === 'answered' || result.reason === 'down' || result.reason === 'busy') return;
  await recordEvent(db, { kind: 'modelFailure', at: clock.now().toISOString(), detail: result.reason });
}

function budgetOf(context: Context, { bot, facility, now, asker }: ChatTurn): ModelBudget {
  const allowed = allowedAnswers(bot, context.config);
  return {
    botDay: { botId: bot.id, day: calendarDay(now, facility?.timezone ?? serverTimezone) },
    allowed,
    shares: sharesOf(context, asker, allowed),
  };
}

function noteOf(result: Exclude<Result, { kind: 'answered' }>): ModelNote {
  return result.kind === 'budget_used_up' ? { outcome: result.kind } : { outcome: result.kind, detail: result.reason };
}

const withoutAnswer = (turn: ChatTurn, model: ModelNote): Reply => ({ ...admitNoAnswer(turn), model });

async function replyWith({ db, log }: Context, turn: ChatTurn, answer: string, passages: Passage[]): Promise<Reply> {
  const { bot, sent } = turn;
  const told = { passages, hasLead: await hasLead(db, bot, sent.sessionId) };
  const judgement = judgeAnswer(answer, told, askedBy(turn));
  if (judgement.kind === 'withheld') {
    log.warn({ botId: bot.id }, 'an answer of the model was withheld');
    const reply = quoteSource(turn, answer) ?? admitNoAnswer(turn);
    return { ...reply, model: { outcome: 'withheld', detail: judgement.reason } };
  }
  const { text, cut, support } = judgement;
  return {
    response: text,
    responseSource: 'ai',
    // A visitor who was about to be promised something can ask for it.
    ...(cut.length > 0 && { showLeadForm: true }),
    sources: nameSources(support),
    model: { outcome: 'answered', detail: leftOut(cut) },
  };
}

const askedBy = ({ sent, facility, now }: ChatTurn): Asked => ({
  question: sent.message,
  today: weekdayOf(localTime(now, facility?.timezone ?? serverTimezone).date),
});
