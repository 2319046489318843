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

/**
 * Adds what is new, changes what reads differently now and leaves the rest, so that a page may be imported again. Of
 * questions that repeat, the first counts.
 */
export async function importFaqs(
  { db, clock }: Context,
  botId: string,
  found: readonly FoundFaq[],
): Promise<ImportResult> {
  const now = clock.now().toISOString();
  const wanted = byKey(found);
  return db.transaction().execute(async (transaction) => {
    // This also holds the bot's row: a second import of the same bot waits here, and finds what the first one made.
    if (!(await raiseKnowledgeVersion(transaction, botId))) throw notFound('The bot');
    const stored = await storedFaqs(transaction, botId, [...wanted.keys()]);
    const added = [...wanted].filter(([key]) => !stored.has(key)).map(([, it]) => newFaqRow(botId, it, now));
    await store.insertFaqs(transaction, added);
    const changed = await changeFaqs(transaction, stored, wanted, now);
    const imported = added.length + changed.size;
    const kept = [...stored].map(([key, row]) => changed.get(key) ?? row);
    return { imported, skipped: found.length - imported, faqs: [...added, ...kept] };
  });
}

const byKey = (found: readonly FoundFaq[]): Map<string, FoundFaq> =>
  new Map(found.map((it): [string, FoundFaq] => [questionKey(it.question), it]).reverse());

async function storedFaqs(db: Database, botId: string, keys: readonly string[]): Promise<Map<string, FaqRow>> {
  const rows = keys.length === 0 ? [] : await store.listFaqsByKey(db, botId, keys);
  return new Map(rows.map((row) => [row.questionKey, row]));
}

async function changeFaqs(
  db: Database,
  stored: ReadonlyMap<string, FaqRow>,
  wanted: ReadonlyMap<string, FoundFaq>,
  now: string,
): Promise<Map<string, FaqRow>> {
  const changed = new Map<string, FaqRow>();
  for (const [key, row] of stored) {
    const it = wanted.get(key);
    if (it === undefined || isSame(row, it)) continue;
    const updated = await store.updateFaq(db, row.id, changesOf(it, now));
    if (updated) changed.set(key, updated);
  }
  return changed;
}

const isSame = (stored: FaqRow, { answer, category }: FoundFaq): boolean =>
  stored.answer === answer && (!category || stored.category === category);

const changesOf = ({ answer, category }: FoundFaq, updatedAt: string): Partial<FaqRow> => ({
  answer,
  ...(category && { category }),
  updatedAt,
});
