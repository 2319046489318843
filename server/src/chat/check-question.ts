import type * as contract from '@chat-module/contract/chat';
import type { NearFaq, QuestionCheck } from '@chat-module/contract/chat';
import type { BodyOf } from '@chat-module/contract/endpoint';
import type { Context } from '../context.ts';
import type { BotRow } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { apiKeyOf } from '../model/api-key-of.ts';
import type { Asker } from '../model/model-shares.ts';
import type { Operator } from '../session/operator.ts';
import { answerMessage } from './answer-message.ts';
import { type ChatTurn, shownOf } from './chat-turn.ts';
import { answersFrom } from './faq-index.ts';
import { likeliestKinds } from './language/question-kinds.ts';
import { turnOf } from './load-chat-turn.ts';
import { writeUnitSize } from './sizes/unit-size.ts';
import { replyLanguage } from './texts/reply-language.ts';

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
  const turn = turnOf(context, { bot, sent, asker, recentTurns: [], knowledge: await context.knowledge.of(bot) });
  const { step, reply } = await answerMessage(context, turn, { askModel });
  const hasModel = apiKeyOf(context, bot) !== undefined;
  return {
    step,
    reply: shownOf(reply),
    sources: [...(reply.sources ?? [])],
    wouldAskModel: step === 'admitNoAnswer' && hasModel && !askModel,
    modelOutcome: reply.model?.outcome ?? null,
    modelDetail: reply.model?.detail ?? '',
    leastScore: answersFrom,
    nearFaqs: nearFaqs(turn),
    language: replyLanguage(turn.said, []),
    topics: topicsOf(turn),
    sizes: turn.read.sizes.map(writeUnitSize),
    responseTime: Math.round(performance.now() - startedMs),
  };
}

function nearFaqs({ knowledge, read }: ChatTurn): NearFaq[] {
  const match = knowledge.faqs.match(read);
  return knowledge.faqs.nearest(read, nearFaqsShown).map(({ faq, score }) => ({
    id: faq.id,
    question: faq.question,
    score,
    answers: faq.id === match?.faq.id,
  }));
}

/** As words: what it asks of the record, and the kinds of question that it is like. */
const topicsOf = ({ asks, read }: ChatTurn): string[] => {
  const kinds = likeliestKinds(read.kinds, topicsShown).filter(({ probability }) => probability >= likelyFrom);
  const names = [...asks.keys(), ...kinds.map(({ kind }) => kind)];
  return [...new Set(names.map((name) => name.replace(/[_/-]+/g, ' ')))];
};
