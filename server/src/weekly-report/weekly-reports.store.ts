import type { Database } from '../database/schema.ts';

export async function isSubscribed(db: Database, userId: string): Promise<boolean> {
  const row = await db.selectFrom('weeklyReports').select('userId').where('userId', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** The first report comes on the Monday after `lastMonday`. Returns whether anything changed. */
export async function subscribe(db: Database, userId: string, lastMonday: string): Promise<boolean> {
  const row = await db
    .insertInto('weeklyReports')
    .values({ userId, lastMonday })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function unsubscribe(db: Database, userId: string): Promise<boolean> {
  const row = await db.deleteFrom('weeklyReports').where('userId', '=', userId).returning('userId').executeTakeFirst();
  return row !== undefined;
}

export const listSubscribers = (db: Database) =>
  db
    .selectFrom('weeklyReports')
    .innerJoin('users', 'users.id', 'weeklyReports.userId')
    .select(['users.id', 'users.username', 'users.firstName', 'users.email', 'users.role', 'users.locationId'])
    .select('weeklyReports.lastMonday')
    .where('users.email', '!=', '')
    .execute();
export type Subscriber = Awaited<ReturnType<typeof listSubscribers>>[number];

/** `false` if another node has taken this week's report, or the operator wants none any more. */
export async function takeReport(transaction: Database, userId: string, monday: string): Promise<boolean> {
  const taken = await transaction
    .updateTable('weeklyReports')
    .set({ lastMonday: monday })
    .where('userId', '=', userId)
    .where('lastMonday', '<', monday)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}
