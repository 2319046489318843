import type { LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';

/** The oldest facility that isn't a sample. */
export const findFirstFacility = (db: Database): Promise<LocationRow | undefined> =>
  db
    .selectFrom('locations')
    .selectAll()
    .where('sampleMadeAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Finds an active FAQ of the bot itself or of a set that it uses. */
export const findActiveFaq = (db: Database, botId: string) =>
  db
    .selectFrom('faqs')
    .select('id')
    .where((it) =>
      it.or([
        it('botId', '=', botId),
        it('setId', 'in', it.selectFrom('botFaqSets').select('setId').where('botId', '=', botId)),
      ]),
    )
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst();

/** A day on which the bot was asked something: daily figures outlive the conversations. */
export const findDayWithConversations = (db: Database, botId: string) =>
  db
    .selectFrom('dailyAnalytics')
    .select('id')
    .where('botId', '=', botId)
    .where('conversationCount', '>', 0)
    .limit(1)
    .executeTakeFirst();

export const findDismissal = (db: Database, userId: string) =>
  db.selectFrom('setupDismissals').selectAll().where('userId', '=', userId).executeTakeFirst();

/** Returns whether this changed anything. */
export async function insertDismissal(db: Database, userId: string, dismissedAt: string): Promise<boolean> {
  const inserted = await db
    .insertInto('setupDismissals')
    .values({ userId, dismissedAt })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('userId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns whether this changed anything. */
export async function deleteDismissal(db: Database, userId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('setupDismissals').where('userId', '=', userId).returning('userId').execute();
  return deleted.length > 0;
}
