import { defaultFaqCategory, type FaqChanges, missingInSpanish, type NewFaq } from '@chat-module/contract/faqs';
import { recordAct, recordEdit } from '../audit/record-audit.ts';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import type { FaqRow } from '../database/rows/faqs.ts';
import type { Database } from '../database/schema.ts';
import { badRequest, notFound, type Refusal } from '../errors.ts';
import { newId } from '../ids.ts';
import { type Operator, scopeOf } from '../session/operator.ts';
import { holdOwner, mayChangeOwner, refuseLargeSet } from './faq-owner.ts';
import * as store from './faqs.store.ts';
import { questionKey } from './question-key.ts';
import { deleteUnanswered } from './unanswered.store.ts';

type FaqContent = Pick<FaqRow, 'question' | 'answer'> & {
  readonly [Field in 'questionEs' | 'answerEs' | 'category' | 'status' | 'overridesId']?: FaqRow[Field] | undefined;
};

export const newFaqRow = (owner: store.FaqOwner, content: FaqContent, now: string): FaqRow => ({
  id: newId(),
  botId: 'botId' in owner ? owner.botId : null,
  setId: 'setId' in owner ? owner.setId : null,
  overridesId: content.overridesId ?? null,
  question: content.question,
  questionKey: questionKey(content.question),
  answer: content.answer,
  questionEs: content.questionEs ?? '',
  answerEs: content.answerEs ?? '',
  searchText: store.searchTextOf(content),
  category: content.category || defaultFaqCategory,
  status: content.status ?? 'active',
  usageCount: 0,
  importedKey: null,
  importedAnswer: null,
  importedCategory: null,
  importedFrom: null,
  createdAt: now,
  updatedAt: now,
});

export const subject = ({ id, question }: FaqRow) => ({ kind: 'faq', id, name: question.slice(0, 200) }) as const;

/** Creates an FAQ; one created from an unanswered question removes that question from the list. */
export const createFaq = (
  { db, clock }: Context,
  { botId, setId, unansweredId, ...content }: NewFaq,
  actor: Operator,
): Promise<FaqRow> =>
  db.transaction().execute(async (transaction) => {
    const owner = setId ? { setId } : { botId: botId ?? '' };
    const faq = await addFaq(transaction, clock, owner, content, actor);
    if (unansweredId && botId) await deleteUnanswered(transaction, botId, unansweredId);
    return faq;
  });

/** Call it in a transaction. */
export async function addFaq(
  transaction: Database,
  clock: Clock,
  owner: store.FaqOwner,
  content: FaqContent,
  actor: Operator,
): Promise<FaqRow> {
  const faq = newFaqRow(owner, content, clock.now().toISOString());
  if (!(await holdOwner(transaction, owner))) throw unknownOwner(owner);
  if (!(await mayChangeOwner(transaction, scopeOf(actor), owner))) throw unknownOwner(owner);
  await refuseUnknownOverride(transaction, faq);
  await store.insertFaqs(transaction, [faq]);
  await refuseLargeSet(transaction, owner);
  await recordAct(transaction, clock, { ...subject(faq), actor, action: 'created' });
  return faq;
}

const unknownOwner = (owner: store.FaqOwner): Refusal =>
  'setId' in owner
    ? badRequest('This FAQ set does not exist.', 'setId')
    : badRequest('This bot does not exist.', 'botId');

async function refuseUnknownOverride(transaction: Database, { botId, overridesId }: FaqRow): Promise<void> {
  if (overridesId === null) return;
  const inherited = botId !== null && (await store.isInherited(transaction, botId, overridesId));
  if (!inherited) throw badRequest('This bot has no such FAQ from a set.', 'overridesId');
}

export async function updateFaq(
  { db, clock }: Context,
  id: string,
  changes: FaqChanges,
  actor: Operator,
): Promise<FaqRow> {
  const key = changes.question === undefined ? {} : { questionKey: questionKey(changes.question) };
  return db.transaction().execute(async (transaction) => {
    const before = await holdFaq(transaction, id, actor);
    const missing = missingInSpanish({ ...before, ...changes });
    if (missing) throw badRequest(missing.message, missing.path);
    const updated = await store.updateFaq(transaction, id, {
      ...changes,
      ...key,
      updatedAt: clock.now().toISOString(),
    });
    if (!updated) throw notFound('The FAQ');
    await recordEdit(transaction, clock, { ...subject(updated), actor, before, after: updated });
    return updated;
  });
}

export async function deleteFaq({ db, clock }: Context, id: string, actor: Operator): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const faq = await holdFaq(transaction, id, actor);
    if (!(await store.deleteFaq(transaction, id))) throw notFound('The FAQ');
    await recordAct(transaction, clock, { ...subject(faq), actor, action: 'deleted' });
  });
}

/** Locks the owner before its FAQ, like everywhere, so that this and a concurrent import can't deadlock. */
async function holdFaq(transaction: Database, faqId: string, operator: Operator): Promise<FaqRow> {
  const faq = await store.findFaq(transaction, faqId);
  if (!faq) throw notFound('The FAQ');
  const owner = store.ownerOf(faq);
  if (!(await holdOwner(transaction, owner))) throw notFound('The FAQ');
  if (!(await mayChangeOwner(transaction, scopeOf(operator), owner))) throw notFound('The FAQ');
  // The previous holder of the lock may have changed it.
  return (await store.findFaq(transaction, faqId)) ?? faq;
}
