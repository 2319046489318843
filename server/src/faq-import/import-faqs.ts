import { type Actor, recordAct, type Subject } from '../audit/record-audit.ts';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import type { FaqRow } from '../database/rows/faqs.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { newFaqRow, subject } from '../faqs/change-faqs.ts';
import { holdOwner, refuseLargeSet } from '../faqs/faq-owner.ts';
import * as store from '../faqs/faqs.store.ts';
import { questionKey } from '../faqs/question-key.ts';
import { newId } from '../ids.ts';
import { type ComparedFaq, compareFaqs, type FaqText } from './compare-faqs.ts';
import { pageKey } from './page-key.ts';

export interface FaqToImport extends FaqText {
  /** Whether to replace what an operator wrote or edited. */
  readonly overwrite?: boolean | undefined;
}

export interface ImportOptions {
  /** The URL of the page that they were read from. */
  readonly page?: string | undefined;
  /** The ids of the owner's FAQs to delete. */
  readonly remove?: readonly string[] | undefined;
}

export interface ImportResult<Found> {
  readonly imported: number;
  readonly skipped: number;
  /** Skipped FAQs that differ because an operator wrote or edited them. */
  readonly kept: number;
  readonly deleted: number;
  readonly faqs: { readonly found: Found; readonly row: FaqRow }[];
}

/**
 * Adds new questions, updates changed ones and leaves the rest, so that a page can be imported again. What an operator
 * wrote or edited stays.
 */
export async function importFaqs<Found extends FaqToImport>(
  { db, clock }: Context,
  owner: store.FaqOwner,
  found: readonly Found[],
  actor: Actor,
  { page, remove = [] }: ImportOptions = {},
): Promise<ImportResult<Found>> {
  const source = { now: clock.now().toISOString(), importedFrom: page === undefined ? undefined : pageKey(page) };
  return db.transaction().execute(async (transaction) => {
    // A second import waits here, and sees what the first one stored.
    const held = await holdOwner(transaction, owner);
    if (!held) throw notFound('setId' in owner ? 'The FAQ set' : 'The bot');
    const deleted = await deleteFaqs(transaction, clock, owner, remove, actor);
    const compared = await compareFaqs(transaction, owner, found);
    const added = await addFaqs(transaction, owner, compared, source);
    await refuseLargeSet(transaction, owner);
    const changed = await changeFaqs(transaction, compared.filter(isToChange), source);
    await markUnchanged(transaction, compared, source);
    const imported = added.size + changed.size;
    if (found.length > 0) {
      const kind = 'setId' in owner ? 'faq_set' : 'faq';
      await recordImport(transaction, clock, { ...held, kind }, imported, actor);
    }
    const kept = compared.filter((it) => it.state === 'edited' && !isToChange(it)).length;
    const rowOf = ({ found, stored }: ComparedFaq<Found>) =>
      stored ? (changed.get(stored.id) ?? stored) : added.get(found);
    const faqs = compared.flatMap((it) => {
      const row = rowOf(it);
      return row ? [{ found: it.found, row }] : [];
    });
    return { imported, skipped: found.length - imported, kept, deleted, faqs };
  });
}

const recordImport = (db: Database, clock: Clock, into: Subject, imported: number, actor: Actor): Promise<void> =>
  recordAct(db, clock, {
    ...into,
    actor,
    action: 'imported',
    changes: [{ field: 'faqs', from: null, to: String(imported) }],
  });

async function deleteFaqs(db: Database, clock: Clock, owner: store.FaqOwner, ids: readonly string[], actor: Actor) {
  const deleted = await store.deleteFaqs(db, owner, ids);
  for (const faq of deleted) await recordAct(db, clock, { ...subject(faq), actor, action: 'deleted' });
  return deleted.length;
}

const isToChange = ({ state, found }: ComparedFaq<FaqToImport>): boolean =>
  state === 'changed' || (state === 'edited' && found.overwrite === true);

interface Source {
  readonly now: string;
  /** `undefined` for a list without a page. */
  readonly importedFrom: string | undefined;
}

/** Lists show the newest first and, at the same time, the highest id: the page's first question gets it. */
async function addFaqs<Found extends FaqToImport>(
  db: Database,
  owner: store.FaqOwner,
  compared: readonly ComparedFaq<Found>[],
  source: Source,
): Promise<Map<Found, FaqRow>> {
  const found = compared.filter(({ state }) => state === 'new').map((it) => it.found);
  const ids = found.map(newId).reverse();
  const rows = new Map(
    found.map((it, at): [Found, FaqRow] => [it, { ...importedRow(owner, it, source), id: ids[at] ?? newId() }]),
  );
  await store.insertFaqs(db, [...rows.values()]);
  return rows;
}

const importedRow = (owner: store.FaqOwner, found: FaqToImport, { now, importedFrom }: Source): FaqRow => {
  const row = newFaqRow(owner, found, now);
  return {
    ...row,
    importedKey: row.questionKey,
    importedAnswer: row.answer,
    importedCategory: row.category,
    importedFrom: importedFrom ?? null,
  };
};

async function changeFaqs(
  db: Database,
  compared: readonly ComparedFaq<FaqToImport>[],
  source: Source,
): Promise<Map<string, FaqRow>> {
  const changed = new Map<string, FaqRow>();
  for (const { stored, found } of compared) {
    const updated = stored && (await store.updateFaq(db, stored.id, changesOf(stored, found, source)));
    if (updated) changed.set(updated.id, updated);
  }
  return changed;
}

/** Takes the answer as found; a question that an operator has reworded keeps its words, and both are recognized. */
const changesOf = (
  stored: FaqRow,
  { question, answer, questionEs, answerEs, category }: FaqToImport,
  { now, importedFrom }: Source,
): Partial<FaqRow> => ({
  answer,
  ...(questionEs && { questionEs, answerEs: answerEs ?? '' }),
  category: category || stored.category,
  importedKey: questionKey(question),
  importedAnswer: answer,
  importedCategory: category || stored.category,
  ...(importedFrom !== undefined && { importedFrom }),
  updatedAt: now,
});

/** An unchanged imported FAQ now belongs to the page it was found on. */
async function markUnchanged(
  db: Database,
  compared: readonly ComparedFaq<FaqToImport>[],
  { importedFrom }: Source,
): Promise<void> {
  if (importedFrom === undefined) return;
  const unchanged = compared.flatMap((it) => (it.stored && !isToChange(it) ? it.stored : []));
  const toMark = unchanged.filter((row) => row.importedKey !== null && row.importedFrom !== importedFrom);
  await store.markAsOfPage(
    db,
    toMark.map(({ id }) => id),
    importedFrom,
  );
}
