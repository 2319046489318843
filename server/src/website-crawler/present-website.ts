import type { WebsiteKnowledge } from '@chat-module/contract/website-knowledge';
import { day, instantAfter, second } from '../clock.ts';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { WebsiteCrawlRow } from '../database/rows/website.ts';
import { movedTo } from './crawl-scope.ts';
import { findCrawl } from './crawls.store.ts';
import { findDifferences } from './find-differences.ts';
import { type ListedPage, listDismissed, listPages } from './pages.store.ts';

type Needed = Pick<Context, 'db' | 'clock' | 'config'>;

/** A pause longer than the one between two pages is worth showing. */
const shortPauseMs = 10 * second;

/** What is known from a location's website, for its operator. */
export async function presentWebsite({ db, clock, config }: Needed, location: LocationRow): Promise<WebsiteKnowledge> {
  const [crawl, pages, dismissed] = await Promise.all([
    findCrawl(db, location.id),
    listPages(db, location.id),
    listDismissed(db, location.id),
  ]);
  const withFacts = pages.map(({ linkUrl, title, rank, facts }) => ({
    linkUrl,
    title,
    rank,
    facts: JSON.parse(facts),
  }));
  return {
    ...presentCrawl(crawl, clock.now(), config),
    movedTo: movedTo(location, pages) ?? null,
    pagesVisited: pages.filter(({ visitedInRun }) => visitedInRun === crawl?.run).length,
    pagesFound: Math.min(pages.length, Math.max(config.websitePages, 1)),
    pageLimit: config.websitePages,
    passages: pages.reduce((sum, { passageCount }) => sum + passageCount, 0),
    pages: pages.filter(({ status }) => status !== 'queued').map(presentPage),
    differences: findDifferences(location, withFacts, dismissed),
  };
}

type Progress = Pick<WebsiteKnowledge, 'status' | 'problem' | 'startedAt' | 'finishedAt' | 'waitsUntil' | 'nextReadAt'>;

function presentCrawl(crawl: WebsiteCrawlRow | undefined, now: Date, config: Needed['config']): Progress {
  const { problem = '', startedAt = null, finishedAt = null, dueAt = null } = crawl ?? {};
  const isReading = crawl?.status === 'reading';
  const waits = isReading && problem !== '' && dueAt !== null && dueAt > instantAfter(now, shortPauseMs);
  const returns = config.websiteIntervalDays > 0 && finishedAt !== null && !isReading;
  return {
    status: statusOf(crawl, waits, config),
    problem,
    startedAt,
    finishedAt,
    waitsUntil: waits ? dueAt : null,
    nextReadAt: returns ? instantAfter(new Date(finishedAt), config.websiteIntervalDays * day) : null,
  };
}

function statusOf(crawl: WebsiteCrawlRow | undefined, waits: boolean, config: Needed['config']): Progress['status'] {
  if (config.websitePages === 0) return 'off';
  if (!crawl) return 'notRead';
  return waits ? 'waiting' : crawl.status;
}

const presentPage = ({ id, linkUrl: url, title, status, reason, passageCount: passages, readAt }: ListedPage) => ({
  ...{ id, url, title, status, reason, passages, readAt },
});
