import { raiseKnowledgeVersion } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { Database, FaqRow } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { questionKey } from '../website/question-key.ts';
import { newFaqRow } from './change-faqs.ts';
import * as store from './faqs.store.ts';

export interface FoundFaq {
  readonly question: string;
  readonly answer: string;
  readonly category?: string | undefined;
}

export interface ImportResult {
  readonly imported: number;
  readonly skipped: number;
  readonly faqs: FaqRow[];
}

/** Adds what is new, changes what reads differently now and leaves the rest, so that a page may be imported again. */
export async function importFaqs(
  { db, clock }: Context,
  botId: string,
  found: readonly FoundFaq[],
): Promise<ImportResult> {
  const now = clock.now().toISOString();
  return db.transaction().execute(async (transaction) => {
    // This also holds the bot's row: a second import of the same bot waits here, and finds what the first one made.
    if (!(await raiseKnowledgeVersion(transaction, botId))) throw notFound('The bot');
    const known = await knownFaqs(transaction, botId, found);
    const added = found.filter((it) => !known.has(questionKey(it.question))).map((it) => newFaqRow(botId, it, now));
    await store.insertFaqs(transaction, added);
    const kept: FaqRow[] = [];
    let changed = 0;
    for (const it of found) {
      const stored = known.get(questionKey(it.question));
      if (!stored) continue;
      const updated = isSame(stored, it)
        ? undefined
        : await store.updateFaq(transaction, stored.id, changesOf(it, now));
      if (updated) changed += 1;
      kept.push(updated ?? stored);
    }
    return { imported: added.length + changed, skipped: kept.length - changed, faqs: [...added, ...kept] };
  });
}

async function knownFaqs(db: Database, botId: string, found: readonly FoundFaq[]): Promise<Map<string, FaqRow>> {
  const keys = found.map((it) => questionKey(it.question));
  const rows = keys.length === 0 ? [] : await store.listFaqsByKey(db, botId, keys);
  return new Map(rows.map((row) => [row.questionKey, row]));
}

const isSame = (stored: FaqRow, { answer, category }: FoundFaq): boolean =>
  stored.answer === answer && (category === undefined || stored.category === category);

const changesOf = ({ answer, category }: FoundFaq, updatedAt: string): Partial<FaqRow> => ({
  answer,
  ...(category !== undefined && { category }),
  updatedAt,
});
