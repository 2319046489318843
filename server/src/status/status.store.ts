import type { WebsiteReading } from '@chat-module/contract/status';
import type { Database } from '../database/schema.ts';

/** The active bots, each with its location's time zone. */
export const listBotsWithZones = (db: Database) =>
  db
    .selectFrom('bots')
    .leftJoin('locations', 'locations.id', 'bots.locationId')
    .selectAll('bots')
    .select('locations.timezone')
    .where('bots.status', '!=', 'inactive')
    .execute();

/** The number of questions that each bot put to the model on these days, by `BOT DAY`. */
export async function listModelUse(db: Database, days: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (days.length === 0) return new Map();
  const rows = await db.selectFrom('modelUse').selectAll().where('day', 'in', days).execute();
  return new Map(rows.map(({ botId, day, count }) => [`${botId} ${day}`, count]));
}

export async function countAdminsWithoutEmail(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .where('email', '=', '')
    .executeTakeFirstOrThrow();
  return count;
}

export async function countSentMails(db: Database, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('sentAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countReadings(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('websiteCrawls')
    .select((it) => it.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The last crawls of websites with their pages: failed ones first, then the oldest. */
export async function listReadings(db: Database, limit: number): Promise<WebsiteReading[]> {
  const readings = await db
    .selectFrom('websiteCrawls')
    .innerJoin('locations', 'locations.id', 'websiteCrawls.locationId')
    .select(['locationId', 'businessName as locationName', 'status', 'problem', 'finishedAt'])
    .orderBy((it) => it.case().when('status', '=', 'failed').then(0).else(1).end())
    .orderBy('finishedAt')
    .orderBy('locationId')
    .limit(limit)
    .execute();
  const pages = await countPages(
    db,
    readings.map(({ locationId }) => locationId),
  );
  return readings.map((reading) => ({
    ...reading,
    pagesRead: pages.get(`${reading.locationId} read`) ?? 0,
    pagesFailed: pages.get(`${reading.locationId} failed`) ?? 0,
  }));
}

/** The number of pages by status, by `LOCATION STATUS`. */
async function countPages(db: Database, locationIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (locationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('websitePages')
    .select(['locationId', 'status', (it) => it.fn.countAll<number>().as('count')])
    .where('locationId', 'in', locationIds)
    .groupBy(['locationId', 'status'])
    .execute();
  return new Map(rows.map(({ locationId, status, count }) => [`${locationId} ${status}`, count]));
}
