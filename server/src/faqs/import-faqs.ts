import { type Actor, recordAct } from '../audit/record-audit.ts';
import { raiseKnowledgeVersion } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { Database, FaqRow } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { questionKey } from '../website/question-key.ts';
import { newFaqRow } from './change-faqs.ts';
import { type ComparedFaq, compareFaqs, type FaqText } from './compare-faqs.ts';
import * as store from './faqs.store.ts';

export interface FaqToImport extends FaqText {
  /** Also when an operator wrote or edited what is stored. */
  readonly overwrite?: boolean | undefined;
}

export interface ImportResult {
  readonly imported: number;
  readonly skipped: number;
  /** Of the skipped: what reads otherwise and stays as an operator wrote it. */
  readonly kept: number;
  readonly faqs: FaqRow[];
}

/**
 * Adds what is new, changes what reads differently now and leaves the rest, so that a page may be imported again. What
 * an operator wrote or edited stays.
 */
export async function importFaqs(
  { db, clock }: Context,
  botId: string,
  found: readonly FaqToImport[],
  actor: Actor,
): Promise<ImportResult> {
  const now = clock.now().toISOString();
  return db.transaction().execute(async (transaction) => {
    // This also holds the bot's row: a second import of the same bot waits here, and finds what the first one made.
    const bot = await raiseKnowledgeVersion(transaction, botId);
    if (!bot) throw notFound('The bot');
    const compared = await compareFaqs(transaction, botId, found);
    const added = compared.filter(({ state }) => state === 'new').map((it) => importedRow(botId, it.found, now));
    await store.insertFaqs(transaction, added);
    const changed = await changeFaqs(transaction, compared.filter(isToChange), now);
    const imported = added.length + changed.size;
    await recordAct(transaction, clock, {
      kind: 'faq',
      id: bot.id,
      name: bot.name,
      actor,
      action: 'imported',
      changes: [{ field: 'faqs', from: null, to: String(imported) }],
    });
    const kept = compared.filter((it) => it.state === 'edited' && !isToChange(it)).length;
    const there = compared.flatMap(({ stored }) => (stored ? [changed.get(stored.id) ?? stored] : []));
    return { imported, skipped: found.length - imported, kept, faqs: [...added, ...there] };
  });
}

const isToChange = ({ state, found }: ComparedFaq<FaqToImport>): boolean =>
  state === 'changed' || (state === 'edited' && found.overwrite === true);

const importedRow = (botId: string, found: FaqToImport, now: string): FaqRow => {
  const row = newFaqRow(botId, found, now);
  return {
    ...row,
    importedKey: row.questionKey,
    importedAnswer: row.answer,
    importedCategory: row.category,
  };
};

async function changeFaqs(
  db: Database,
  compared: readonly ComparedFaq<FaqToImport>[],
  now: string,
): Promise<Map<string, FaqRow>> {
  const changed = new Map<string, FaqRow>();
  for (const { stored, found } of compared) {
    const updated = stored && (await store.updateFaq(db, stored.id, changesOf(stored, found, now)));
    if (updated) changed.set(updated.id, updated);
  }
  return changed;
}

/** The answer as found; a question that an operator has put in other words keeps them, and is known by both. */
const changesOf = (stored: FaqRow, { question, answer, category }: FaqToImport, now: string): Partial<FaqRow> => ({
  answer,
  category: category || stored.category,
  importedKey: questionKey(question),
  importedAnswer: answer,
  importedCategory: category || stored.category,
  updatedAt: now,
});
