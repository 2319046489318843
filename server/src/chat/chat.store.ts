import type { Faq } from '@chat-module/answer-engine/retrieve/faq';
import { sql } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type { BotRow } from '../database/rows/bots.ts';
import type { ConversationRow } from '../database/rows/conversations.ts';
import type { FaqRow } from '../database/rows/faqs.ts';
import type { Database } from '../database/schema.ts';
import { usedInheritedFaqs } from '../faq-sets/inherited-faqs.ts';
import { createPauses } from './yield-to-event-loop.ts';

/** The number of FAQs that either database returns in a few milliseconds, even with the longest answers. */
const faqsAtOnce = 100;

/** The bot's own FAQs and those of its sets, most used first. Reads in batches and yields to other work between them. */
export async function listActiveFaqs(db: Database, bot: Pick<BotRow, 'id' | 'locationId'>): Promise<Faq[]> {
  const faqs: ActiveFaq[] = [];
  const pauseIfLong = createPauses();
  for await (const portion of ownFaqs(db, bot.id)) {
    faqs.push(...portion);
    await pauseIfLong();
  }
  for await (const portion of usedInheritedFaqs(db, bot)) {
    faqs.push(...portion);
    await pauseIfLong();
  }
  return faqs.sort((a, b) => b.usageCount - a.usageCount).map(asFaq);
}

async function* ownFaqs(db: Database, botId: string): AsyncGenerator<ActiveFaq[]> {
  let last: Awaited<ReturnType<typeof activeFaqsAfter>>[number] | undefined;
  do {
    const portion = await activeFaqsAfter(db, botId, last);
    yield portion;
    last = portion.length === faqsAtOnce ? portion.at(-1) : undefined;
  } while (last);
}

type ActiveFaq = FaqTexts & Pick<FaqRow, 'usageCount'>;

const asFaq = ({ id, question, answer, questionEs, answerEs }: FaqTexts): Faq => ({
  id,
  question,
  answer,
  ...(questionEs !== '' && { spanish: { question: questionEs, answer: answerEs } }),
});

type FaqTexts = Pick<FaqRow, 'id' | 'question' | 'answer' | 'questionEs' | 'answerEs'>;

const activeFaqsAfter = (db: Database, botId: string, last: Pick<FaqRow, 'id' | 'createdAt'> | undefined) => {
  const all = db
    .selectFrom('faqs')
    .select(['id', 'question', 'answer', 'questionEs', 'answerEs', 'usageCount', 'createdAt'])
    .where('botId', '=', botId)
    .where('status', '=', 'active')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(faqsAtOnce);
  return (last ? all.where(sql<boolean>`(created_at, id) > (${last.createdAt}, ${last.id})`) : all).execute();
};

/** The number of a session's last messages that are loaded. */
const rememberedTurns = 10;

const recentTurns = prepared((db, { botId, sessionId }: { readonly botId: string; readonly sessionId: string }) =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('botId', '=', botId)
    .orderBy('createdAt', 'desc')
    // A literal, since SQLite plans the statement again for each bound limit.
    .limit(sql.lit(rememberedTurns)),
);

/**
 * Newest first. The database sorts only by time, which the session's index provides. Sorting by id as well would make it read
 * the bot's whole history.
 */
export const listRecentTurns = async (db: Database, botId: string, sessionId: string) => {
  const turns = await recentTurns(db, { botId, sessionId });
  return turns.sort((a, b) => (a.createdAt === b.createdAt ? b.id.localeCompare(a.id) : 0));
};

const insertConversation = prepared((db, conversation: ConversationRow) =>
  db.insertInto('conversations').values(conversation),
);

export async function insertConversations(db: Database, conversations: readonly ConversationRow[]): Promise<void> {
  const [first, ...others] = conversations;
  if (first && others.length === 0) await insertConversation(db, first);
  else await db.insertInto('conversations').values(conversations).execute();
}

/** Adds to the use count of an FAQ; no row if it is deleted. */
export const countFaqUses = prepared((db, { faqId, uses }: { readonly faqId: string; readonly uses: number }) =>
  db
    .updateTable('faqs')
    .set((it) => ({ usageCount: it('usageCount', '+', uses) }))
    .where('id', '=', faqId)
    .returning('id'),
);

export const findTurn = (db: Database, { id, botId, sessionId }: Pick<ConversationRow, 'id' | 'botId' | 'sessionId'>) =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('botId', '=', botId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();

export const setRating = (db: Database, id: string, satisfactionRating: number) =>
  db.updateTable('conversations').set({ satisfactionRating }).where('id', '=', id).execute();
