import type { BaseContext } from '../base-context.ts';
import { instantAfter, minute, second } from '../clock.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { WebsiteCrawlRow, WebsitePageRow } from '../database/rows/website.ts';
import { findLocation } from '../locations/locations.store.ts';
import { retryAfterMs } from '../model/retry-after.ts';
import type { FetchPolicy } from '../page-fetch/fetch-resource.ts';
import { type CrawlScope, mayBeCrawled, seedRank } from './crawl-address.ts';
import { movedTo, scopeOf } from './crawl-scope.ts';
import * as crawls from './crawls.store.ts';
import { finishCrawl } from './finish-crawl.ts';
import { type HostTurn, takeHostTurn } from './host-turn.ts';
import { listFirstPages } from './list-first-pages.ts';
import { readingVersion } from './page-digest.ts';
import * as pages from './pages.store.ts';
import { composeLocation, publishPassages } from './publish-passages.ts';
import type { RobotsCache } from './robots-cache.ts';
import { storeVisit } from './store-visit.ts';
import { type Known, type SettledVisit, type Visit, visitPage } from './visit-page.ts';
import { worthQueuing } from './worth-queuing.ts';

export interface CrawlManner {
  /** Between two requests to one host, unless its robots.txt asks for another pause. */
  readonly politeDelayMs: number;
  readonly pageLimit: number;
  readonly policy: FetchPolicy;
  readonly robots: RobotsCache;
}

type Needed = Pick<BaseContext, 'db' | 'clock'>;

/** One step of a crawl, with its subject. */
interface Step extends Needed {
  readonly manner: CrawlManner;
  readonly crawl: WebsiteCrawlRow;
  readonly location: LocationRow;
  /** Where the record's site has moved to, if known. */
  readonly moved: string | undefined;
  readonly scope: CrawlScope;
  readonly turn: HostTurn;
}

const maxBusyPageAttempts = 3;
const defaultRetryAfterMs = minute;
const longestWaitMs = 24 * 60 * minute;
const leftAlone = 'The website asks to be left alone for a while.';

/** Takes one step of a crawl: the sitemaps, one page, or its end. All its state is in the database, before and after. */
export async function takeStep(context: Needed, manner: CrawlManner, crawl: WebsiteCrawlRow): Promise<void> {
  const { db, clock } = context;
  const location = await findLocation(db, crawl.locationId);
  if (!location) return;
  const known = await pages.listAddresses(db, location.id);
  const moved = movedTo(location, known);
  const scope = scopeOf(location, moved);
  const step: Step = { db, clock, manner, crawl, location, moved, scope, turn: takeHostTurn(db, clock) };
  if (crawl.sitemapsReadInRun < crawl.run) return openSite(step);
  const visited = known.filter(({ visitedInRun }) => visitedInRun === crawl.run).length;
  const page = visited < manner.pageLimit ? await pages.findNextPage(db, location.id, crawl.run) : undefined;
  if (page) await readPage(step, page);
  else await finishCrawl(context, crawl);
}

/** A site without readable sitemaps is crawled by its links. */
async function openSite(step: Step): Promise<void> {
  const { db, clock, manner, crawl, location, moved, scope, turn } = step;
  const site = moved ?? location.website;
  const busyUntil = await turn.busyUntil(site);
  if (busyUntil) return postpone(db, crawl, busyUntil);
  const { first, busy } = await listFirstPages(location, site, scope, manner);
  if (manner.policy.signal?.aborted) return giveBack(step);
  const now = clock.now();
  const dueAt = instantAfter(now, busy ? askedPause(busy, manner.politeDelayMs, now) : manner.politeDelayMs);
  await turn.end(dueAt);
  const ended = { sitemapsReadInRun: crawl.run, dueAt, problem: busy ? leftAlone : '' };
  await db.transaction().execute(async (transaction) => {
    if (!(await crawls.endStep(transaction, crawl, ended))) return;
    await pages.queuePages(transaction, location.id, crawl.run, first);
  });
}

const postpone = async (db: Needed['db'], crawl: WebsiteCrawlRow, dueAt: string): Promise<void> => {
  await crawls.endStep(db, crawl, { dueAt });
};

/** The process ends: another can take the step at once. */
async function giveBack({ db, clock, crawl, turn }: Step): Promise<void> {
  const now = clock.now().toISOString();
  await turn.end(now);
  await postpone(db, crawl, now);
}

async function readPage(step: Step, page: WebsitePageRow): Promise<void> {
  const { db, clock, manner, crawl, scope, turn } = step;
  const stopBefore = async (address: string): Promise<Visit | undefined> => {
    const isSeed = page.rank === seedRank;
    if (!isSeed && !mayBeCrawled(address, scope))
      return { kind: 'skipped', reason: 'It leads away from this website.' };
    const until = await turn.busyUntil(address);
    if (until !== undefined) return { kind: 'busy', until };
    const { mayRead } = await manner.robots.of(new URL(address).origin);
    if (mayRead(address)) return undefined;
    return { kind: 'skipped', reason: 'The site asks robots not to read it (robots.txt).' };
  };
  const visit = await visitPage(knownOf(page), { policy: manner.policy, stopBefore });
  if (manner.policy.signal?.aborted) return giveBack(step);
  const now = clock.now();
  if (visit.kind === 'busy') {
    await turn.end(now.toISOString());
    return postpone(db, crawl, visit.until);
  }
  const delayMs = Math.max(manner.politeDelayMs, await manner.robots.delayOf(new URL(page.url).origin));
  const dueAt = instantAfter(now, waitAfter(visit, delayMs, now));
  await turn.end(dueAt);
  await settle(step, page, visit, dueAt);
}

/** Ignores what another version has read of a page: it may have seen less in it. */
const knownOf = ({ url, etag, lastModified, readBy }: WebsitePageRow): Known =>
  readBy === readingVersion ? { url, etag, lastModified } : { url, etag: '', lastModified: '' };

const waitAfter = (visit: SettledVisit, delayMs: number, now: Date): number =>
  visit.kind === 'leftAlone' ? askedPause(visit, delayMs, now) : delayMs;

function askedPause({ retryAfter }: { readonly retryAfter: string }, delayMs: number, now: Date): number {
  const asked = retryAfterMs(new Headers({ 'retry-after': retryAfter }), now) ?? defaultRetryAfterMs;
  return Math.min(Math.max(asked, delayMs, second), longestWaitMs);
}

async function settle(
  { db, clock, manner, crawl, location, moved }: Step,
  page: WebsitePageRow,
  visit: SettledVisit,
  dueAt: string,
): Promise<void> {
  const isLeftAlone = visit.kind === 'leftAlone' && page.attempts + 1 < maxBusyPageAttempts;
  // The chat uses what is known so far in the meantime.
  const passages = isLeftAlone ? await composeLocation(db, location.id) : [];
  const problem = isLeftAlone ? leftAlone : '';
  await db.transaction().execute(async (transaction) => {
    if (!(await crawls.endStep(transaction, crawl, { dueAt, problem }))) return;
    if (isLeftAlone) {
      await pages.updatePage(transaction, page.id, { attempts: page.attempts + 1 });
      await publishPassages(transaction, location.id, passages);
      return;
    }
    const links = await storeVisit(transaction, crawl.run, page, visit, clock.now().toISOString());
    const known = await pages.listAddresses(transaction, location.id);
    const found = worthQueuing(known, crawl.run, manner.pageLimit, location, page, links);
    await pages.queuePages(transaction, location.id, crawl.run, found);
    // If the site turns out to have moved, its sitemaps are still to be read.
    const hasMoved = movedTo(location, known) !== moved;
    if (hasMoved) await crawls.openAgain(transaction, location.id);
  });
}
