import { recordAct } from '../audit/record-audit.ts';
import { raiseKnowledgeVersion } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { findFaq, isInherited } from '../faqs/faqs.store.ts';
import { isInScope, type Operator, scopeOf } from '../session/operator.ts';
import { deleteHidden, insertHidden } from './faq-sets.store.ts';

interface InheritedId {
  readonly botId: string;
  readonly faqId: string;
}

/** Switches an FAQ of a set off or on for one bot. */
export const setHidden = (
  { db, clock }: Context,
  { botId, faqId }: InheritedId,
  isHidden: boolean,
  actor: Operator,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const bot = await raiseKnowledgeVersion(transaction, botId);
    if (!bot || !isInScope(scopeOf(actor), bot.locationId)) throw notFound('The bot');
    const faq = await findFaq(transaction, faqId);
    if (!faq || !(await isInherited(transaction, botId, faqId))) throw notFound('The FAQ');
    const hasChanged = await (isHidden ? insertHidden : deleteHidden)(transaction, botId, faqId);
    if (!hasChanged) return;
    const question = faq.question.slice(0, 200);
    const change = isHidden ? { from: '', to: question } : { from: question, to: '' };
    const changes = [{ field: 'hiddenFaq', ...change }];
    await recordAct(transaction, clock, { kind: 'bot', id: bot.id, name: bot.name, actor, action: 'changed', changes });
  });
