import type { ComparedField } from '@chat-module/contract/website-knowledge';
import { inBatches } from '../database/in-batches.ts';
import type { WebsitePageRow, WebsitePassageRow } from '../database/rows/website.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { titleWithoutContactFacts } from './contact-facts.ts';

export type PageContent = Pick<WebsitePageRow, 'id' | 'title' | 'linkUrl' | 'rank' | 'depth' | 'blocks'>;

export interface FoundPage {
  readonly url: string;
  readonly rank: number;
  readonly depth: number;
}

/** The columns that operators see, without the whole text. */
export const listPages = (db: Database, locationId: string) =>
  db
    .selectFrom('websitePages')
    .select([
      'id',
      'url',
      'linkUrl',
      'title',
      'status',
      'reason',
      'passageCount',
      'facts',
      'rank',
      'readAt',
      'visitedInRun',
    ])
    .where('locationId', '=', locationId)
    .orderBy('rank')
    .orderBy('depth')
    .orderBy('url')
    .execute();

export type ListedPage = Awaited<ReturnType<typeof listPages>>[number];

/** The URLs of all pages, including those that only earlier crawls have found. */
export const listAddresses = (db: Database, locationId: string) =>
  db
    .selectFrom('websitePages')
    .select(['id', 'url', 'linkUrl', 'queuedInRun', 'visitedInRun'])
    .where('locationId', '=', locationId)
    .execute();

export type PageAddress = Awaited<ReturnType<typeof listAddresses>>[number];

export const findNextPage = (db: Database, locationId: string, run: number) =>
  db
    .selectFrom('websitePages')
    .selectAll()
    .where('locationId', '=', locationId)
    .where('queuedInRun', '=', run)
    .where('visitedInRun', '<', run)
    .orderBy('rank')
    .orderBy('depth')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Pages known from an earlier crawl keep their contents. */
export async function queuePages(
  db: Database,
  locationId: string,
  run: number,
  found: readonly FoundPage[],
): Promise<void> {
  await inBatches(found, (batch) =>
    db
      .insertInto('websitePages')
      .values(batch.map((page) => newPage(locationId, run, page)))
      .onConflict((conflict) =>
        conflict.columns(['locationId', 'url']).doUpdateSet((it) => ({
          queuedInRun: run,
          attempts: 0,
          rank: it.ref('excluded.rank'),
          depth: it.ref('excluded.depth'),
        })),
      )
      .execute(),
  );
}

const newPage = (locationId: string, run: number, page: FoundPage): WebsitePageRow => ({
  ...page,
  id: newId(),
  locationId,
  linkUrl: page.url,
  title: '',
  status: 'queued',
  reason: '',
  queuedInRun: run,
  visitedInRun: 0,
  attempts: 0,
  etag: '',
  lastModified: '',
  readBy: 0,
  blocks: '[]',
  links: '[]',
  facts: '[]',
  passageCount: 0,
  readAt: null,
});

export const updatePage = (db: Database, id: string, changes: Partial<WebsitePageRow>) =>
  db.updateTable('websitePages').set(changes).where('id', '=', id).execute();

/** A page that turned out to be the same as another needs no request. */
export const markSamePage = (db: Database, locationId: string, run: number, url: string, reason: string) =>
  db
    .updateTable('websitePages')
    .set({ visitedInRun: run, status: 'skipped', reason, ...unreadColumns })
    .where('locationId', '=', locationId)
    .where('url', '=', url)
    .where('visitedInRun', '<', run)
    .execute();

export const wasReadInRun = async (db: Database, locationId: string, run: number, url: string): Promise<boolean> => {
  const page = await db
    .selectFrom('websitePages')
    .select('id')
    .where('locationId', '=', locationId)
    .where('url', '=', url)
    .where('visitedInRun', '=', run)
    .where('status', '=', 'read')
    .executeTakeFirst();
  return page !== undefined;
};

export const unreadColumns = { blocks: '[]', links: '[]', facts: '[]', etag: '', lastModified: '', passageCount: 0 };

/** Pages that the site no longer links to. */
export const deletePagesNotVisited = (db: Database, locationId: string, run: number) =>
  db.deleteFrom('websitePages').where('locationId', '=', locationId).where('visitedInRun', '<', run).execute();

export const deletePages = (db: Database, ids: readonly string[]) =>
  inBatches(ids, (batch) => db.deleteFrom('websitePages').where('id', 'in', batch).execute());

/** For the pages that a crawl has visited, or for all. */
export const listContents = (db: Database, locationId: string, run?: number): Promise<PageContent[]> =>
  db
    .selectFrom('websitePages')
    .select(['id', 'title', 'linkUrl', 'rank', 'depth', 'blocks'])
    .where('locationId', '=', locationId)
    .where('blocks', '!=', '[]')
    .$if(run !== undefined, (it) => it.where('visitedInRun', '=', run ?? 0))
    .orderBy('rank')
    .orderBy('depth')
    .orderBy('id')
    .execute();

/** With the titles of their pages as visitors may see them. */
export async function listPassages(db: Database, locationId: string) {
  const passages = await db
    .selectFrom('websitePassages')
    .innerJoin('websitePages', 'websitePages.id', 'websitePassages.pageId')
    .select([
      'websitePassages.id',
      'websitePassages.pageId',
      'websitePassages.position',
      'websitePassages.heading',
      'websitePassages.text',
      'websitePages.title as pageTitle',
      'websitePages.linkUrl',
    ])
    .where('websitePassages.locationId', '=', locationId)
    .orderBy('websitePassages.position')
    .execute();
  return passages.map(({ pageTitle, ...passage }) => ({
    ...passage,
    pageTitle: titleWithoutContactFacts(pageTitle) || new URL(passage.linkUrl).hostname,
  }));
}

export type StoredPassage = Awaited<ReturnType<typeof listPassages>>[number];

export const listPassagesOfPage = (db: Database, locationId: string, pageId: string) =>
  db
    .selectFrom('websitePassages')
    .select(['id', 'heading', 'text'])
    .where('locationId', '=', locationId)
    .where('pageId', '=', pageId)
    .orderBy('position')
    .execute();

export async function replacePassages(
  db: Database,
  locationId: string,
  passages: readonly WebsitePassageRow[],
): Promise<void> {
  await db.deleteFrom('websitePassages').where('locationId', '=', locationId).execute();
  await inBatches(passages, (batch) => db.insertInto('websitePassages').values(batch).execute());
}

export const listDismissed = (db: Database, locationId: string) =>
  db.selectFrom('dismissedDifferences').selectAll().where('locationId', '=', locationId).execute();

export const dismissDifference = (db: Database, locationId: string, field: ComparedField, value: string) =>
  db
    .insertInto('dismissedDifferences')
    .values({ locationId, field, value })
    .onConflict((conflict) => conflict.columns(['locationId', 'field', 'value']).doNothing())
    .execute();
