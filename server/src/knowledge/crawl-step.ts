import { instantAfter, minute, second } from '../clock.ts';
import type { Context } from '../context.ts';
import type { LocationRow, WebsiteCrawlRow, WebsitePageRow } from '../database/schema.ts';
import { findLocation } from '../locations/locations.store.ts';
import { retryAfterMs } from '../model/retry-after.ts';
import type { FetchPolicy } from '../website/fetch-resource.ts';
import { mayBeCrawled, rankOf, siteOf } from './crawl-address.ts';
import { scopeOf, seedsOf } from './crawl-scope.ts';
import * as crawls from './crawls.store.ts';
import { finishCrawl } from './finish-crawl.ts';
import { listSitemapPages } from './list-sitemap-pages.ts';
import * as pages from './pages.store.ts';
import { composeLocation, publishPassages } from './publish-passages.ts';
import type { RobotsCache } from './robots-cache.ts';
import { storeVisit } from './store-visit.ts';
import { type Visit, visitPage } from './visit-page.ts';
import { addressesPerPage, worthQueuing } from './worth-queuing.ts';

export interface CrawlManner {
  /** Between two requests to one host, where its robots.txt asks for nothing else. */
  readonly politeDelayMs: number;
  readonly pageLimit: number;
  readonly policy: FetchPolicy;
  readonly robots: RobotsCache;
}

type Needed = Pick<Context, 'db' | 'clock' | 'log'>;

const triesOfBusyPage = 3;
const waitUnlessToldMs = minute;
const longestWaitMs = 24 * 60 * minute;

/** Takes one step of a reading: the sitemaps, one page, or its end. All that it knows is in the database, before and after. */
export async function takeStep(context: Needed, manner: CrawlManner, crawl: WebsiteCrawlRow): Promise<void> {
  const location = await findLocation(context.db, crawl.locationId);
  if (!location) return;
  if (crawl.sitemapsReadInRun < crawl.run) return openSite(context, manner, crawl, location);
  const known = await pages.listQueuedUrls(context.db, location.id, crawl.run);
  const visited = known.filter(({ visitedInRun }) => visitedInRun === crawl.run).length;
  const page = visited < manner.pageLimit ? await pages.findNextPage(context.db, location.id, crawl.run) : undefined;
  if (page) await readPage(context, manner, crawl, location, page);
  else await finishCrawl(context, crawl);
}

/** The pages of the record and those of the sitemaps are queued. A site that hides its sitemaps is read by its links. */
async function openSite(
  { db, clock, log }: Needed,
  manner: CrawlManner,
  crawl: WebsiteCrawlRow,
  location: LocationRow,
): Promise<void> {
  const seeds = seedsOf(location);
  const host = await takeHostOf(db, clock.now(), seeds[0]?.url);
  if (host.busyUntil) return postpone(db, crawl, host.busyUntil);
  const listed = await listSitemapPages(location.website, manner).catch((error: unknown) => {
    log.debug({ err: error, locationId: location.id }, 'the sitemaps could not be read');
    return [];
  });
  if (manner.policy.signal?.aborted) return giveBack(db, crawl, host, clock.now().toISOString());
  const freeAt = instantAfter(clock.now(), manner.politeDelayMs);
  if (host.name) await crawls.freeHost(db, host.name, freeAt);
  const scope = scopeOf(location);
  const found = listed
    .filter((url) => mayBeCrawled(url, scope))
    .map((url) => ({ url, rank: rankOf(url, ''), depth: 1 }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, manner.pageLimit * addressesPerPage);
  await db.transaction().execute(async (transaction) => {
    if (!(await crawls.endStep(transaction, crawl, { sitemapsReadInRun: crawl.run, dueAt: freeAt }))) return;
    const isSeed = new Set(seeds.map(({ url }) => url));
    await pages.queuePages(transaction, location.id, crawl.run, [
      ...seeds,
      ...found.filter(({ url }) => !isSeed.has(url)),
    ]);
  });
}

interface HostTaken {
  readonly name?: string;
  readonly busyUntil?: string;
}

async function takeHostOf(db: Needed['db'], now: Date, address: string | undefined): Promise<HostTaken> {
  if (address === undefined) return {};
  const name = siteOf(new URL(address));
  const taking = await crawls.takeHost(db, name, now.toISOString(), instantAfter(now, crawls.leaseMs));
  return taking === 'taken' ? { name } : taking;
}

const postpone = async (db: Needed['db'], crawl: WebsiteCrawlRow, dueAt: string): Promise<void> => {
  await crawls.endStep(db, crawl, { dueAt });
};

/** The process ends: whoever comes next takes the step at once. */
async function giveBack(db: Needed['db'], crawl: WebsiteCrawlRow, host: HostTaken, now: string): Promise<void> {
  if (host.name) await crawls.freeHost(db, host.name, now);
  await postpone(db, crawl, now);
}

async function readPage(
  context: Needed,
  manner: CrawlManner,
  crawl: WebsiteCrawlRow,
  location: LocationRow,
  page: WebsitePageRow,
): Promise<void> {
  const { db, clock } = context;
  const host = await takeHostOf(db, clock.now(), page.url);
  if (host.busyUntil) return postpone(db, crawl, host.busyUntil);
  const refusalOf = async (address: string): Promise<string | undefined> => {
    if (page.rank > 0 && !mayBeCrawled(address, scopeOf(location))) return 'It leads away from this website.';
    const { mayRead } = await manner.robots.of(new URL(address).origin);
    return mayRead(address) ? undefined : 'The site asks robots not to read it (robots.txt).';
  };
  const visit = await visitPage(page, { policy: manner.policy, refusalOf });
  if (manner.policy.signal?.aborted) return giveBack(db, crawl, host, clock.now().toISOString());
  const delayMs = Math.max(manner.politeDelayMs, await manner.robots.delayOf(new URL(page.url).origin));
  const waitMs = waitAfter(visit, delayMs, clock.now());
  const freeAt = instantAfter(clock.now(), waitMs);
  if (host.name) await crawls.freeHost(db, host.name, freeAt);
  await settle(context, manner, crawl, location, page, visit, freeAt);
}

function waitAfter(visit: Visit, delayMs: number, now: Date): number {
  if (visit.kind !== 'leftAlone') return delayMs;
  const asked = retryAfterMs(new Headers({ 'retry-after': visit.retryAfter }), now) ?? waitUnlessToldMs;
  return Math.min(Math.max(asked, delayMs, second), longestWaitMs);
}

async function settle(
  { db, clock }: Needed,
  manner: CrawlManner,
  crawl: WebsiteCrawlRow,
  location: LocationRow,
  page: WebsitePageRow,
  visit: Visit,
  dueAt: string,
): Promise<void> {
  const isLeftAlone = visit.kind === 'leftAlone' && page.attempts + 1 < triesOfBusyPage;
  // What is known so far serves meanwhile.
  const passages = isLeftAlone ? await composeLocation(db, location.id) : [];
  const problem = isLeftAlone ? 'The website asks to be left alone for a while.' : '';
  await db.transaction().execute(async (transaction) => {
    if (!(await crawls.endStep(transaction, crawl, { dueAt, problem }))) return;
    if (isLeftAlone) {
      await pages.updatePage(transaction, page.id, { attempts: page.attempts + 1 });
      await publishPassages(transaction, location.id, passages);
      return;
    }
    const links = await storeVisit(transaction, crawl.run, page, visit, clock.now().toISOString());
    const found = await worthQueuing(transaction, crawl.run, manner.pageLimit, location, page, links);
    await pages.queuePages(transaction, location.id, crawl.run, found);
  });
}
