import { newDialogue } from '@chat-module/answer-engine/dialogue';

import { explain } from '@chat-module/answer-engine/explain/explain';

import type * as contract from '@chat-module/contract/chat';
import type { AnswerStep, QuestionCheck } from '@chat-module/contract/chat';
import type { BodyOf } from '@chat-module/contract/endpoint';
import type { Context } from '../context.ts';
import type { BotRow } from '../database/rows/bots.ts';
import { newId } from '../ids.ts';
import { apiKeyOf } from '../model/api-key-of.ts';
import type { Asker } from '../model/model-shares.ts';
import type { Operator } from '../session/operator.ts';
import { type AnsweredTurn, answerTurn } from './answer-turn.ts';

type Question = BodyOf<typeof contract.checkQuestion>;

/** Shows an operator how the first message of a visitor would be answered. Nothing is stored or counted. */
export async function checkQuestion(
  context: Context,
  bot: BotRow,
  operator: Operator,
  { question, askModel = false }: Question,
): Promise<QuestionCheck> {
  const startedMs = performance.now();
  const asker: Asker = { kind: 'operator', id: operator.id, isAdmin: operator.role === 'admin' };
  const sent = { message: question, sessionId: newId() };
  const knowledge = await context.knowledge.of(bot);
  const turn = { bot, sent, asker, knowledge, dialogue: newDialogue, recentTurns: [], now: context.clock.now() };
  const answered = await answerTurn(context, turn, { asksModel: askModel });
  const { decision, reply } = answered;
  const explanation = explain(answered);
  const isHandedOver = decision.kind !== 'answer' && !answered.isByModel;
  const hasModel = apiKeyOf(context, bot) !== undefined;
  return {
    step: stepOf(answered),
    reason: explanation.decision.reason,
    understanding: explanation.understanding,
    candidates: explanation.candidates,
    reply,
    sources: [...(reply.sources ?? [])],
    wouldAskModel: isHandedOver && hasModel && !askModel,
    modelOutcome: reply.model?.outcome ?? null,
    modelDetail: reply.model?.detail ?? '',
    responseTime: Math.round(performance.now() - startedMs),
  };
}

function stepOf({ decision, isByModel }: AnsweredTurn): AnswerStep {
  if (isByModel) return 'model';
  return decision.kind === 'answer' ? decision.candidate.source : decision.kind;
}
