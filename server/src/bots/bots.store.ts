import { lockSubject } from '../database/dialect.ts';
import { type PageRequest, readPage } from '../database/paging.ts';
import { prepared } from '../database/prepared.ts';
import type { BotRow } from '../database/rows/bots.ts';
import type { Database } from '../database/schema.ts';
import type { Scope } from '../session/operator.ts';

const visibleBots = (db: Database, scope: Scope) => {
  const all = db.selectFrom('bots').selectAll();
  return scope.all ? all : all.where('locationId', 'in', ['', ...scope.locationIds]);
};

export const listBots = (db: Database, scope: Scope, page: PageRequest) =>
  readPage(visibleBots(db, scope), 'createdAt', page);

export const findVisibleBot = (db: Database, scope: Scope, id: string) =>
  visibleBots(db, scope).where('id', '=', id).executeTakeFirst();

export async function listBotIds(db: Database, scope: Scope): Promise<string[]> {
  const rows = await visibleBots(db, scope).clearSelect().select('id').execute();
  return rows.map(({ id }) => id);
}

const botById = prepared((db, { id }: { readonly id: string }) =>
  db.selectFrom('bots').selectAll().where('id', '=', id),
);

export const findBot = async (db: Database, id: string): Promise<BotRow | undefined> => (await botById(db, { id }))[0];

export async function findBotNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = await db
    .selectFrom('bots')
    .select(['id', 'name'])
    .where('id', 'in', ['', ...ids])
    .execute();
  return new Map(known.map(({ id, name }) => [id, name]));
}

export const findBotOfLocation = (db: Database, locationId: string) =>
  db.selectFrom('bots').selectAll().where('locationId', '=', locationId).executeTakeFirst();

export const insertBot = (db: Database, bot: BotRow) => db.insertInto('bots').values(bot).execute();

export const updateBot = (db: Database, id: string, changes: Partial<BotRow>) =>
  db
    .updateTable('bots')
    .set(changes)
    .set((it) => ({ knowledgeVersion: it('knowledgeVersion', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export const setColorOfLocationsBot = (db: Database, locationId: string, primaryColor: string, updatedAt: string) =>
  db
    .updateTable('bots')
    .set({ primaryColor, updatedAt })
    .where('locationId', '=', locationId)
    .returningAll()
    .executeTakeFirst();

/**
 * Deletes a bot's rows before the bot itself, in the order in which a chat writes them, so that the deletion and a concurrent
 * chat can't deadlock.
 */
export async function deleteBot(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('faqs').where('botId', '=', id).execute();
  await transaction.deleteFrom('hiddenFaqs').where('botId', '=', id).execute();
  await transaction.deleteFrom('botFaqSets').where('botId', '=', id).execute();
  await transaction.deleteFrom('dailyAnalytics').where('botId', '=', id).execute();
  await transaction.deleteFrom('chatOpenings').where('botId', '=', id).execute();
  await transaction.deleteFrom('dailyOutcomes').where('botId', '=', id).execute();
  await transaction.deleteFrom('hourlyVisits').where('botId', '=', id).execute();
  await transaction.deleteFrom('modelUse').where('botId', '=', id).execute();
  await transaction.deleteFrom('unansweredQuestions').where('botId', '=', id).execute();
  await transaction.deleteFrom('widgetPages').where('botId', '=', id).execute();
  await transaction.deleteFrom('botPictures').where('botId', '=', id).execute();
  await transaction.deleteFrom('bots').where('id', '=', id).execute();
}

/** Tells every node that this bot's knowledge has changed. Also locks the bot's row until the transaction ends. */
/**
 * Changes of several bots wait for each other: each locks the bots' rows, and two in different order would deadlock. Call it
 * before the first.
 */
export const lockBots = (transaction: Database): Promise<void> => lockSubject(transaction, 'bots');

export const raiseKnowledgeVersion = (db: Database, botId: string) =>
  db
    .updateTable('bots')
    .set((it) => ({ knowledgeVersion: it('knowledgeVersion', '+', 1) }))
    .where('id', '=', botId)
    .returning(['id', 'name', 'locationId'])
    .executeTakeFirst();

/** Tells every node that the knowledge of all bots of a set has changed. The caller holds `lockBots`. */
export const raiseKnowledgeVersionOfSet = (db: Database, setId: string) =>
  db
    .updateTable('bots')
    .set((it) => ({ knowledgeVersion: it('knowledgeVersion', '+', 1) }))
    .where('id', 'in', (it) => it.selectFrom('botFaqSets').select('botId').where('setId', '=', setId))
    .execute();

export const raiseKnowledgeVersionOfLocation = (db: Database, locationId: string) =>
  db
    .updateTable('bots')
    .set((it) => ({ knowledgeVersion: it('knowledgeVersion', '+', 1) }))
    .where('locationId', '=', locationId)
    .execute();
