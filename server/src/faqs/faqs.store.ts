import type { FaqStatus } from '@chat-module/contract/faqs';
import { searchForm } from '@chat-module/contract/search-form';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { listBotIds } from '../bots/bots.store.ts';
import { firstOfEach } from '../database/first-of-each.ts';
import { inBatches } from '../database/in-batches.ts';
import { likeContaining } from '../database/like.ts';
import { type Page, type PageRequest, readPage } from '../database/paging.ts';
import type { FaqRow } from '../database/rows/faqs.ts';
import type { Database, Schema } from '../database/schema.ts';
import type { Scope } from '../session/operator.ts';

/** What an FAQ belongs to: a bot, or a set that bots share. */
export type FaqOwner = { readonly botId: string } | { readonly setId: string };

export const ownerOf = ({ botId, setId }: Pick<FaqRow, 'botId' | 'setId'>): FaqOwner =>
  setId === null ? { botId: botId ?? '' } : { setId };

export interface FaqFilter {
  /** Whose FAQs to list, without a set: those of bots by default. */
  readonly of?: 'bots' | 'sets' | undefined;
  readonly botId?: string | undefined;
  readonly setId?: string | undefined;
  readonly category?: string | undefined;
  readonly status?: FaqStatus | undefined;
  /** A substring of the question or the answer. */
  readonly search?: string | undefined;
  /** Substrings, each of the question or the answer. */
  readonly words?: readonly string[] | undefined;
}

export async function listFaqs(
  db: Database,
  scope: Scope,
  filter: FaqFilter,
  page: PageRequest,
): Promise<Page<FaqRow>> {
  const query = filtered(db.selectFrom('faqs').selectAll(), filter);
  if (scope.all) return readPage(query, 'createdAt', page);
  const visible = await visibleOwners(db, scope, filter);
  return readPage(query, 'createdAt', page, '', (first, sort, limit) =>
    firstOfEach(db, { table: 'faqs', ...visible }, first, sort, limit),
  );
}

/** The bots that a scope shows, or the sets that they use. */
async function visibleOwners(db: Database, scope: Scope, { of, botId, setId }: FaqFilter) {
  const bots = await listBotIds(db, scope);
  if (of !== 'sets' && !setId) return { column: 'botId', values: bots.filter((id) => !botId || id === botId) } as const;
  const sets = await listSetIdsOfBots(db, bots);
  return { column: 'setId', values: sets.filter((id) => !setId || id === setId) } as const;
}

const listSetIdsOfBots = async (db: Database, botIds: readonly string[]): Promise<string[]> => {
  const rows = await inBatches(botIds, (batch) =>
    db.selectFrom('botFaqSets').select('setId').distinct().where('botId', 'in', batch).execute(),
  );
  return [...new Set(rows.map(({ setId }) => setId))];
};

type FaqQuery = SelectQueryBuilder<Schema, 'faqs', FaqRow>;

const ofOwners = (query: FaqQuery, { of, botId, setId }: FaqFilter): FaqQuery => {
  if (setId) return query.where('setId', '=', setId);
  if (botId) return query.where('botId', '=', botId);
  return query.where(of === 'sets' ? 'setId' : 'botId', 'is not', null);
};

function filtered(query: FaqQuery, { category, status, search = '', words = [], ...owners }: FaqFilter): FaqQuery {
  let matching = ofOwners(query, owners);
  if (category) matching = matching.where('category', '=', category);
  if (status) matching = matching.where('status', '=', status);
  for (const part of [search, ...words].map((it) => searchForm(it.trim())))
    if (part !== '') matching = matching.where(likeContaining('searchText', part));
  return matching;
}

/** The names of the bots and sets that have these FAQs, by id. */
export async function listOwnerNames(db: Database, faqs: readonly FaqRow[]): Promise<ReadonlyMap<string, string>> {
  const named = (table: 'bots' | 'faqSets', ids: readonly (string | null)[]) =>
    inBatches([...new Set(ids.filter((id) => id !== null))], (batch) =>
      db.selectFrom(table).select(['id', 'name']).where('id', 'in', batch).execute(),
    );
  const bots = await named(
    'bots',
    faqs.map(({ botId }) => botId),
  );
  const sets = await named(
    'faqSets',
    faqs.map(({ setId }) => setId),
  );
  return new Map([...bots, ...sets].map(({ id, name }) => [id, name]));
}

export const findFaq = (db: Database, id: string) =>
  db.selectFrom('faqs').selectAll().where('id', '=', id).executeTakeFirst();

export const insertFaqs = (db: Database, faqs: readonly FaqRow[]) =>
  inBatches(faqs, (batch) => db.insertInto('faqs').values(batch).execute());

const belongsTo = (owner: FaqOwner) =>
  'setId' in owner ? sql<SqlBool>`set_id = ${owner.setId}` : sql<SqlBool>`bot_id = ${owner.botId}`;

/** Whether a bot uses the set of an FAQ. */
export const isInherited = async (db: Database, botId: string, faqId: string): Promise<boolean> => {
  const ofSets = db.selectFrom('faqs').innerJoin('botFaqSets', 'botFaqSets.setId', 'faqs.setId').select('faqs.id');
  const query = ofSets.where('faqs.id', '=', faqId).where('botFaqSets.botId', '=', botId);
  return (await query.executeTakeFirst()) !== undefined;
};

/** The locations of the bots that use a set. */
export const listLocationsOfSet = async (db: Database, setId: string): Promise<(string | null)[]> => {
  const bots = db.selectFrom('botFaqSets').innerJoin('bots', 'bots.id', 'botFaqSets.botId');
  const rows = await bots.select('bots.locationId').where('botFaqSets.setId', '=', setId).execute();
  return rows.map(({ locationId }) => locationId);
};

export const countFaqsOfSet = async (db: Database, setId: string): Promise<number> => {
  const counted = db.selectFrom('faqs').select((it) => it.fn.countAll<number>().as('count'));
  return (await counted.where('setId', '=', setId).executeTakeFirstOrThrow()).count;
};

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
export const listFaqsOfPage = (db: Database, owner: FaqOwner, pageKey: string) =>
  db.selectFrom('faqs').selectAll().where(belongsTo(owner)).where('importedFrom', '=', pageKey).execute();

/** Changes nothing that an operator would see. */
export const markAsOfPage = (db: Database, ids: readonly string[], pageKey: string) =>
  inBatches(ids, (batch) => db.updateTable('faqs').set({ importedFrom: pageKey }).where('id', 'in', batch).execute());

export const deleteFaqs = (db: Database, owner: FaqOwner, ids: readonly string[]): Promise<FaqRow[]> =>
  inBatches(ids, (batch) =>
    db.deleteFrom('faqs').where(belongsTo(owner)).where('id', 'in', batch).returningAll().execute(),
  );

export const deleteFaq = (db: Database, id: string) =>
  db.deleteFrom('faqs').where('id', '=', id).returning('id').executeTakeFirst();

/** The FAQs that have one of the keys now, or had it when they were imported. */
export async function listFaqsByKey(db: Database, owner: FaqOwner, keys: readonly string[]): Promise<FaqRow[]> {
  const rows = await inBatches(keys, (batch) =>
    db
      .selectFrom('faqs')
      .selectAll()
      .where(belongsTo(owner))
      .where((it) => it.or([it('questionKey', 'in', batch), it('importedKey', 'in', batch)]))
      .execute(),
  );
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
