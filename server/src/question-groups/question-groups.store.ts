import { inBatches } from '../database/in-batches.ts';
import type { Database } from '../database/schema.ts';
import { isOfLocation, type LocationFilter } from '../locations/of-location.ts';
import type { Scope } from '../session/operator.ts';

export const findQuestion = (db: Database, filter: LocationFilter, id: string) =>
  db.selectFrom('unansweredQuestions').selectAll().where('id', '=', id).where(isOfLocation(filter)).executeTakeFirst();

/** Deletes those of a filter; returns how many. */
export async function deleteQuestions(db: Database, filter: LocationFilter, ids: readonly string[]): Promise<number> {
  const deleted = await inBatches(ids, (batch) =>
    db.deleteFrom('unansweredQuestions').where('id', 'in', batch).where(isOfLocation(filter)).returning('id').execute(),
  );
  return deleted.length;
}

/** Deletes those that were asked of one of these bots; returns how many. */
export async function deleteQuestionsOfBots(
  db: Database,
  ids: readonly string[],
  botIds: readonly string[],
): Promise<number> {
  const deleted = await inBatches(ids, (batch) =>
    db
      .deleteFrom('unansweredQuestions')
      .where('id', 'in', batch)
      .where('botId', 'in', ['', ...botIds])
      .returning('id')
      .execute(),
  );
  return deleted.length;
}

export const listBotIdsOfSet = async (db: Database, setId: string): Promise<string[]> =>
  (await db.selectFrom('botFaqSets').select('botId').where('setId', '=', setId).execute()).map(({ botId }) => botId);

/** The newest active FAQs of the bots in a scope and of their sets. */
export function listQuestionsToSearch(db: Database, scope: Scope, limit: number) {
  const faqs = db.selectFrom('faqs').select(['id', 'question']).where('status', '=', 'active');
  const bots = () =>
    db
      .selectFrom('bots')
      .select('id')
      .where('locationId', 'in', ['', ...(scope.all ? [] : scope.locationIds)]);
  const visible = scope.all
    ? faqs
    : faqs.where((it) =>
        it.or([
          it('botId', 'in', bots()),
          it('setId', 'in', db.selectFrom('botFaqSets').select('setId').where('botId', 'in', bots())),
        ]),
      );
  return visible.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** FAQs with the name of the bot or set that has them. */
export const listNamedFaqs = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('faqs')
    .leftJoin('bots', 'bots.id', 'faqs.botId')
    .leftJoin('faqSets', 'faqSets.id', 'faqs.setId')
    .select(['faqs.id', 'faqs.question', 'faqs.answer', 'bots.name as botName', 'faqSets.name as setName'])
    .where('faqs.id', 'in', ['', ...ids])
    .execute();
