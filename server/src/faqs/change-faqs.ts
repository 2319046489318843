import { defaultFaqCategory, type FaqChanges, type NewFaq } from '@chat-module/contract/faqs';
import { raiseKnowledgeVersion } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { Database, FaqRow } from '../database/schema.ts';
import { badRequest, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { questionKey } from '../website/question-key.ts';
import * as store from './faqs.store.ts';
import { deleteUnanswered } from './unanswered.store.ts';

type FaqContent = Pick<FaqRow, 'question' | 'answer'> & Partial<Pick<FaqRow, 'category' | 'status'>>;

export const newFaqRow = (botId: string, content: FaqContent, now: string): FaqRow => ({
  id: newId(),
  botId,
  question: content.question,
  questionKey: questionKey(content.question),
  answer: content.answer,
  searchText: store.searchTextOf(content),
  category: content.category || defaultFaqCategory,
  status: content.status ?? 'active',
  usageCount: 0,
  importedKey: null,
  importedAnswer: null,
  importedCategory: null,
  createdAt: now,
  updatedAt: now,
});

/** Makes a FAQ; one made from an unanswered question takes that off the list. */
export async function createFaq({ db, clock }: Context, { botId, unansweredId, ...content }: NewFaq): Promise<FaqRow> {
  const faq = newFaqRow(botId, content, clock.now().toISOString());
  await db.transaction().execute(async (transaction) => {
    const bot = await raiseKnowledgeVersion(transaction, botId);
    if (!bot) throw badRequest('This bot does not exist.', 'botId');
    await store.insertFaqs(transaction, [faq]);
    if (unansweredId) await deleteUnanswered(transaction, botId, unansweredId);
  });
  return faq;
}

export async function updateFaq({ db, clock }: Context, id: string, changes: FaqChanges): Promise<FaqRow> {
  const key = changes.question === undefined ? {} : { questionKey: questionKey(changes.question) };
  return db.transaction().execute(async (transaction) => {
    await holdBot(transaction, id);
    const updated = await store.updateFaq(transaction, id, {
      ...changes,
      ...key,
      updatedAt: clock.now().toISOString(),
    });
    if (!updated) throw notFound('The FAQ');
    return updated;
  });
}

export async function deleteFaq({ db }: Context, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdBot(transaction, id);
    if (!(await store.deleteFaq(transaction, id))) throw notFound('The FAQ');
  });
}

/** The bot before its FAQ, as everywhere: an import that runs meanwhile and this must not wait for each other in turn. */
async function holdBot(transaction: Database, faqId: string): Promise<void> {
  const faq = await store.findFaq(transaction, faqId);
  if (!faq) throw notFound('The FAQ');
  await raiseKnowledgeVersion(transaction, faq.botId);
}
