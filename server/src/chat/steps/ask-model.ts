import { calendarDay, serverTimezone } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { apiKeyOf } from '../../model/api-key-of.ts';
import type { ModelResult } from '../../model/model.ts';
import { allowedAnswers, giveBackModelAnswer, takeModelAnswer } from '../../model/model-use.store.ts';
import type { ModelRequest } from '../../model/send-question.ts';
import type { ChatTurn, ModelNote, Reply } from '../chat-turn.ts';
import { standsInSources } from '../fact-lock.ts';
import { gatherPassages } from '../gather-passages.ts';
import { dontKnow, writePrompt } from '../write-prompt.ts';
import { admitNoAnswer } from './admit-no-answer.ts';

/** The model, with the facility's own facts. What it adds to them in figures, times or addresses is never shown. */
export async function askModel(context: Context, turn: ChatTurn): Promise<Reply | undefined> {
  const apiKey = apiKeyOf(context, turn.bot);
  if (apiKey === undefined) return undefined;
  const passages = gatherPassages(turn);
  const messages = writePrompt(turn, passages);
  const result = await askWithinBudget(context, turn, { apiKey, messages });
  if (result.kind !== 'answered') return withoutAnswer(turn, noteOf(result));
  if (result.text.includes(dontKnow)) return withoutAnswer(turn, { outcome: 'not_known' });
  if (!standsInSources(result.text, passages.map(({ label, text }) => `${label} ${text}`).join('\n'))) {
    context.log.warn({ botId: turn.bot.id }, 'the model stated a fact of its own: not shown');
    return withoutAnswer(turn, { outcome: 'withheld' });
  }
  return { response: result.text, responseSource: 'ai', model: { outcome: 'answered' } };
}

type Result = ModelResult | { readonly kind: 'budget_used_up' };

async function askWithinBudget({ config, db, model }: Context, turn: ChatTurn, request: ModelRequest): Promise<Result> {
  if (model.isDown(request.apiKey)) return { kind: 'unavailable', reason: 'down', wasAsked: false };
  const { bot, facility, now } = turn;
  const botDay = { botId: bot.id, day: calendarDay(now, facility?.timezone ?? serverTimezone) };
  if (!(await takeModelAnswer(db, botDay, allowedAnswers(bot, config)))) return { kind: 'budget_used_up' };
  const result = await model.answer(request);
  if (result.kind === 'unavailable' && !result.wasAsked) await giveBackModelAnswer(db, botDay);
  return result;
}

function noteOf(result: Exclude<Result, { kind: 'answered' }>): ModelNote {
  return result.kind === 'budget_used_up' ? { outcome: result.kind } : { outcome: result.kind, detail: result.reason };
}

const withoutAnswer = (turn: ChatTurn, model: ModelNote): Reply => ({ ...admitNoAnswer(turn), model });
