import { thresholds } from '@chat-module/answer-engine/decide/thresholds';
import { newDialogue } from '@chat-module/answer-engine/dialogue';
import type { Knowledge } from '@chat-module/answer-engine/knowledge';
import { writeUnitSize } from '@chat-module/answer-engine/understand/entities/unit-size';
import { topIntents } from '@chat-module/answer-engine/understand/intents/intents';
import type { Understanding } from '@chat-module/answer-engine/understand/understand';
import type * as contract from '@chat-module/contract/chat';
import type { AnswerStep, NearFaq, QuestionCheck } from '@chat-module/contract/chat';
import type { BodyOf } from '@chat-module/contract/endpoint';
import type { Context } from '../context.ts';
import type { BotRow } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { apiKeyOf } from '../model/api-key-of.ts';
import type { Asker } from '../model/model-shares.ts';
import type { Operator } from '../session/operator.ts';
import { type AnsweredTurn, answerTurn } from './answer-turn.ts';
import { shownOf } from './chat-turn.ts';

type Question = BodyOf<typeof contract.checkQuestion>;

const nearFaqsShown = 5;
const topicsShown = 3;
const likelyFrom = 0.3;

/** What the first message of a visitor would be answered with, for the operator to see: nothing is stored or counted. */
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
  const { understanding, decision, reply } = answered;
  const isHandedOver = decision.kind === 'handOver' && !answered.isByModel;
  const hasModel = apiKeyOf(context, bot) !== undefined;
  return {
    step: stepOf(answered),
    reply: shownOf(reply),
    sources: [...(reply.sources ?? [])],
    wouldAskModel: isHandedOver && hasModel && !askModel,
    modelOutcome: reply.model?.outcome ?? null,
    modelDetail: reply.model?.detail ?? '',
    leastScore: thresholds.faq,
    nearFaqs: nearFaqs(knowledge, understanding),
    language: understanding.language,
    topics: topicsOf(understanding),
    sizes: understanding.read.sizes.map(writeUnitSize),
    responseTime: Math.round(performance.now() - startedMs),
  };
}

function stepOf({ decision, isByModel }: AnsweredTurn): AnswerStep {
  if (isByModel) return 'model';
  return decision.kind === 'answer' ? decision.candidate.source : 'handOver';
}

function nearFaqs(knowledge: Knowledge, { read }: Understanding): NearFaq[] {
  const match = knowledge.faqs.match(read);
  return knowledge.faqs.nearest(read, nearFaqsShown).map(({ faq, score }) => ({
    id: faq.id,
    question: faq.question,
    score,
    answers: faq.id === match?.faq.id,
  }));
}

/** As words: what it asks of the record, and the kinds of question that it is like. */
const topicsOf = ({ recordIntents, read }: Understanding): string[] => {
  const intents = topIntents(read.intents, topicsShown).filter(({ probability }) => probability >= likelyFrom);
  const names = [...recordIntents.keys(), ...intents.map(({ intent }) => intent)];
  return [...new Set(names.map((name) => name.replace(/[_/-]+/g, ' ')))];
};
