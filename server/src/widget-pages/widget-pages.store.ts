import { originAndPath } from '@chat-module/contract/fields';
import type { WidgetPageRow } from '../database/rows/bots.ts';
import type { Database } from '../database/schema.ts';
import type { Scope } from '../session/operator.ts';
import { originsOfSite } from './origins-of-site.ts';

/** Per bot. Of a site with more pages, the most recently seen are kept. */
const mostPages = 200;

/** Stores when a page was last seen, and with which color. */
export async function recordPage(
  db: Database,
  seen: Omit<WidgetPageRow, 'firstSeenAt'>,
  ownOrigins: readonly string[],
) {
  const { botId, color, lastSeenAt } = seen;
  const { firstSeenAt } = await db
    .insertInto('widgetPages')
    .values({ ...seen, firstSeenAt: lastSeenAt })
    .onConflict((conflict) => conflict.columns(['botId', 'page']).doUpdateSet({ color, lastSeenAt }))
    .returning('firstSeenAt')
    .executeTakeFirstOrThrow();
  if (firstSeenAt === lastSeenAt) await forgetSurplus(db, botId, ownOrigins);
}

/** Pages of the bot's own website stay longest, so that forged reports of others can't displace them. */
const forgetSurplus = (db: Database, botId: string, ownOrigins: readonly string[]) =>
  db
    .deleteFrom('widgetPages')
    .where('botId', '=', botId)
    .where('page', 'not in', (pages) =>
      pages
        .selectFrom('widgetPages')
        .select('page')
        .where('botId', '=', botId)
        .orderBy((it) => it.case().when('origin', 'in', ownOrigins).then(0).else(1).end())
        .orderBy('lastSeenAt', 'desc')
        .limit(mostPages),
    )
    .execute();

export const listPages = (db: Database, botId: string): Promise<WidgetPageRow[]> =>
  db.selectFrom('widgetPages').selectAll().where('botId', '=', botId).orderBy('lastSeenAt', 'desc').execute();

export const forgetPagesUnseenSince = (db: Database, instant: string) =>
  db.deleteFrom('widgetPages').where('lastSeenAt', '<', instant).execute();

/** The page of a website where a bot's widget was last seen; `undefined` if never. */
export const findPageOfSite = (db: Database, botId: string, address: string): Promise<WidgetPageRow | undefined> =>
  db
    .selectFrom('widgetPages')
    .selectAll()
    .where('botId', '=', botId)
    .where('origin', 'in', originsOfSite(address))
    .orderBy('lastSeenAt', 'desc')
    .executeTakeFirst();

/** A page by its URL without query and fragment. */
export const findPage = (db: Database, botId: string, address: string): Promise<WidgetPageRow | undefined> =>
  db
    .selectFrom('widgetPages')
    .selectAll()
    .where('botId', '=', botId)
    .where('page', '=', originAndPath(address))
    .executeTakeFirst();

export async function listPagesOfOldColor(db: Database, scope: Scope) {
  const ofBots = db
    .selectFrom('widgetPages')
    .innerJoin('bots', 'bots.id', 'widgetPages.botId')
    .select(['bots.id as botId', 'bots.name as botName', 'widgetPages.page'])
    .where('widgetPages.color', '<>', '')
    .whereRef('widgetPages.color', '<>', (it) => it.fn<string>('upper', ['bots.primaryColor']))
    .orderBy('bots.name')
    .orderBy('widgetPages.page')
    .limit(mostPages);
  return (scope.all ? ofBots : ofBots.where('bots.locationId', 'in', ['', ...scope.locationIds])).execute();
}
