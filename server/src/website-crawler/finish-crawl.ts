import type { BaseContext } from '../base-context.ts';
import type { WebsiteCrawlRow } from '../database/rows/website.ts';
import { endStep } from './crawls.store.ts';
import { deletePagesNotVisited, listPages } from './pages.store.ts';
import { composeLocation, publishPassages } from './publish-passages.ts';

/** Ends a crawl. Deletes pages that the site no longer links to, unless nothing at all could be read this time. */
export async function finishCrawl(
  { db, clock }: Pick<BaseContext, 'db' | 'clock'>,
  crawl: WebsiteCrawlRow,
): Promise<void> {
  const { locationId, run } = crawl;
  const visited = (await listPages(db, locationId)).filter(({ visitedInRun }) => visitedInRun === run);
  const isRead = visited.some(({ status }) => status === 'read');
  const [first] = visited;
  const passages = await composeLocation(db, locationId, isRead ? run : undefined);
  await db.transaction().execute(async (transaction) => {
    const ended = await endStep(transaction, crawl, {
      status: isRead ? 'read' : 'failed',
      problem: isRead ? '' : (first?.reason ?? 'There is no page to read.'),
      dueAt: null,
      finishedAt: clock.now().toISOString(),
    });
    if (!ended) return;
    if (isRead) await deletePagesNotVisited(transaction, locationId, run);
    await publishPassages(transaction, locationId, passages);
  });
}
