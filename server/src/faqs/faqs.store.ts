import { searchForm } from '@chat-module/contract/search-form';
import type { SelectQueryBuilder } from 'kysely';
import { listBotIds } from '../bots/bots.store.ts';
import { firstOfEach } from '../database/first-of-each.ts';
import { inBatches } from '../database/in-batches.ts';
import { likeContaining } from '../database/like.ts';
import { type Page, type PageRequest, readPage } from '../database/paging.ts';
import type { Database, FaqRow, Schema } from '../database/schema.ts';
import type { Scope } from '../session/operator.ts';

export interface FaqFilter {
  readonly botId?: string | undefined;
  readonly category?: string | undefined;
  readonly search?: string | undefined;
}

export async function listFaqs(
  db: Database,
  scope: Scope,
  filter: FaqFilter,
  page: PageRequest,
): Promise<Page<FaqRow>> {
  const query = filtered(db.selectFrom('faqs').selectAll(), filter);
  if (scope.all) return readPage(query, 'createdAt', page);
  const visible = await listBotIds(db, scope);
  const values = visible.filter((id) => !filter.botId || id === filter.botId);
  return readPage(query, 'createdAt', page, '', (first, order, limit) =>
    firstOfEach(db, { table: 'faqs', column: 'botId', values }, first, order, limit),
  );
}

type FaqQuery = SelectQueryBuilder<Schema, 'faqs', FaqRow>;

function filtered(query: FaqQuery, { botId, category, search }: FaqFilter): FaqQuery {
  const ofBot = botId ? query.where('botId', '=', botId) : query;
  const ofCategory = category ? ofBot.where('category', '=', category) : ofBot;
  if (!search?.trim()) return ofCategory;
  return ofCategory.where(likeContaining('searchText', searchForm(search.trim())));
}

export const findFaq = (db: Database, id: string) =>
  db.selectFrom('faqs').selectAll().where('id', '=', id).executeTakeFirst();

export const insertFaqs = (db: Database, faqs: readonly FaqRow[]) =>
  inBatches(faqs, (batch) => db.insertInto('faqs').values(batch).execute());

type FaqTexts = Pick<FaqRow, 'question' | 'answer'> & Partial<Pick<FaqRow, 'questionEs' | 'answerEs'>>;

export const searchTextOf = ({ question, answer, questionEs, answerEs }: FaqTexts): string =>
  searchForm([question, answer, questionEs, answerEs].filter(Boolean).join('\n'));

/** Call it in a transaction: the search text is derived from the row as updated. */
export async function updateFaq(db: Database, id: string, changes: Partial<FaqRow>): Promise<FaqRow | undefined> {
  const updated = await db.updateTable('faqs').set(changes).where('id', '=', id).returningAll().executeTakeFirst();
  if (!updated || searchTextOf(updated) === updated.searchText) return updated;
  const searchText = searchTextOf(updated);
  await db.updateTable('faqs').set({ searchText }).where('id', '=', id).execute();
  return { ...updated, searchText };
}

/** The FAQs that the last import of a page created or left unchanged. */
export const listFaqsOfPage = (db: Database, botId: string, pageKey: string) =>
  db.selectFrom('faqs').selectAll().where('botId', '=', botId).where('importedFrom', '=', pageKey).execute();

/** Changes nothing that an operator would see. */
export const markAsOfPage = (db: Database, ids: readonly string[], pageKey: string) =>
  inBatches(ids, (batch) => db.updateTable('faqs').set({ importedFrom: pageKey }).where('id', 'in', batch).execute());

export const deleteFaqs = (db: Database, botId: string, ids: readonly string[]): Promise<FaqRow[]> =>
  inBatches(ids, (batch) =>
    db.deleteFrom('faqs').where('botId', '=', botId).where('id', 'in', batch).returningAll().execute(),
  );

export const deleteFaq = (db: Database, id: string) =>
  db.deleteFrom('faqs').where('id', '=', id).returning('id').executeTakeFirst();

/** The FAQs that have one of the keys now, or had it when they were imported. */
export async function listFaqsByKey(db: Database, botId: string, keys: readonly string[]): Promise<FaqRow[]> {
  const rows = await inBatches(keys, (batch) =>
    db
      .selectFrom('faqs')
      .selectAll()
      .where('botId', '=', botId)
      .where((it) => it.or([it('questionKey', 'in', batch), it('importedKey', 'in', batch)]))
      .execute(),
  );
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
