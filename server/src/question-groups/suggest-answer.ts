import { thresholds } from '@chat-module/answer-engine/decide/thresholds';
import { analyzeMessage } from '@chat-module/answer-engine/understand/analyze-text';
import type { AnswerSuggestion } from '@chat-module/contract/question-groups';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { UnansweredQuestionRow } from '../database/rows/faqs.ts';
import type { Scope } from '../session/operator.ts';
import { searchFaqs } from './search-faqs.ts';

/** The more probable of the nearest FAQ in a scope and the nearest passage of the website of the bot that was asked. */
export async function suggestAnswer(
  context: Context,
  scope: Scope,
  { botId, question }: UnansweredQuestionRow,
): Promise<AnswerSuggestion | null> {
  const [faq, page] = await Promise.all([
    searchFaqs(context.db, scope, question),
    searchPassages(context, botId, question),
  ]);
  const found: AnswerSuggestion[] = [...(page ? [page] : []), ...(faq ? [{ kind: 'faq' as const, ...faq }] : [])];
  const [best] = found.filter(({ score }) => score >= thresholds.alternative).sort((a, b) => b.score - a.score);
  return best ?? null;
}

async function searchPassages(
  { db, knowledge }: Context,
  botId: string,
  question: string,
): Promise<AnswerSuggestion | undefined> {
  const bot = await findBot(db, botId);
  if (!bot) return undefined;
  const { passages } = await knowledge.of(bot);
  const [best] = passages.nearest(analyzeMessage(question), 1);
  if (!best) return undefined;
  const { passage, score, excerpt } = best;
  return { kind: 'page', title: passage.pageTitle || passage.heading, url: passage.linkUrl, answer: excerpt, score };
}
