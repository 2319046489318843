import { inBatches } from '../database/in-batches.ts';
import type { FaqSetRow } from '../database/rows/faqs.ts';
import type { Database } from '../database/schema.ts';
import type { Scope } from '../session/operator.ts';

export const countSets = async (db: Database): Promise<number> =>
  (
    await db
      .selectFrom('faqSets')
      .select((it) => it.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** The sets that visible bots use; all of them for those who see everything. */
const visibleSets = (db: Database, scope: Scope) => {
  const all = db.selectFrom('faqSets').selectAll();
  if (scope.all) return all;
  return all.where('id', 'in', (it) =>
    it
      .selectFrom('botFaqSets')
      .innerJoin('bots', 'bots.id', 'botFaqSets.botId')
      .select('setId')
      .where('bots.locationId', 'in', ['', ...scope.locationIds]),
  );
};

/** @param id limits the result to this set */
export const listSets = (db: Database, scope: Scope, id?: string) => {
  const visible = visibleSets(db, scope).orderBy('nameKey');
  return (id === undefined ? visible : visible.where('id', '=', id)).execute();
};

export const findSet = (db: Database, id: string) =>
  db.selectFrom('faqSets').selectAll().where('id', '=', id).executeTakeFirst();

export const insertSet = (db: Database, set: FaqSetRow) => db.insertInto('faqSets').values(set).execute();

export const updateSet = (db: Database, id: string, changes: Partial<FaqSetRow>) =>
  db.updateTable('faqSets').set(changes).where('id', '=', id).returningAll().executeTakeFirst();

export const deleteSet = (db: Database, id: string) => db.deleteFrom('faqSets').where('id', '=', id).execute();

export interface BotOfSet {
  readonly setId: string;
  readonly botId: string;
  readonly name: string;
  readonly locationId: string | null;
}

export const listBotsOfSets = (db: Database, setIds: readonly string[]): Promise<BotOfSet[]> =>
  db
    .selectFrom('botFaqSets')
    .innerJoin('bots', 'bots.id', 'botFaqSets.botId')
    .select(['botFaqSets.setId', 'botFaqSets.botId', 'bots.name', 'bots.locationId'])
    .where('botFaqSets.setId', 'in', ['', ...setIds])
    .orderBy('bots.name')
    .orderBy('bots.id')
    .execute();

export async function countFaqsOfSets(db: Database, setIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = await db
    .selectFrom('faqs')
    .select((it) => ['setId', it.fn.countAll<number>().as('count')])
    .where('setId', 'in', ['', ...setIds])
    .groupBy('setId')
    .execute();
  return new Map(counts.map(({ setId, count }) => [setId ?? '', count]));
}

export const countSetsOfBots = (db: Database, botIds: readonly string[]) =>
  inBatches(botIds, (batch) =>
    db
      .selectFrom('botFaqSets')
      .select((it) => ['botId', it.fn.countAll<number>().as('count')])
      .where('botId', 'in', batch)
      .groupBy('botId')
      .execute(),
  );

export const addBots = (db: Database, setId: string, botIds: readonly string[]) =>
  inBatches(botIds, (batch) =>
    db
      .insertInto('botFaqSets')
      .values(batch.map((botId) => ({ botId, setId })))
      .execute(),
  );

/** A bot that uses the set again later starts with all of its FAQs. */
export async function removeBots(db: Database, setId: string, botIds: readonly string[]): Promise<void> {
  const ofSet = db.selectFrom('faqs').select('id').where('setId', '=', setId);
  await inBatches(botIds, (batch) =>
    db.deleteFrom('hiddenFaqs').where('botId', 'in', batch).where('faqId', 'in', ofSet).execute(),
  );
  await inBatches(botIds, (batch) =>
    db.deleteFrom('botFaqSets').where('setId', '=', setId).where('botId', 'in', batch).execute(),
  );
}

/** Keeps the ids, so that conversations and use counts stay with their FAQs. */
export const moveFaqsIntoSet = (db: Database, botId: string, setId: string) =>
  db.updateTable('faqs').set({ botId: null, setId, overridesId: null }).where('botId', '=', botId).execute();

/** Returns whether this changed anything. */
export async function insertHidden(db: Database, botId: string, faqId: string): Promise<boolean> {
  const inserted = db.insertInto('hiddenFaqs').values({ botId, faqId });
  const rows = await inserted
    .onConflict((conflict) => conflict.columns(['botId', 'faqId']).doNothing())
    .returning('faqId')
    .execute();
  return rows.length > 0;
}

/** Returns whether this changed anything. */
export async function deleteHidden(db: Database, botId: string, faqId: string): Promise<boolean> {
  const query = db.deleteFrom('hiddenFaqs').where('botId', '=', botId).where('faqId', '=', faqId);
  return (await query.returning('faqId').execute()).length > 0;
}
