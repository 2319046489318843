import { createBackgroundLoop } from '../background-loop.ts';
import type { BaseContext } from '../base-context.ts';
import { day, instantAfter, second } from '../clock.ts';
import type { WebsiteCrawlRow } from '../database/rows/website.ts';
import { newId } from '../ids.ts';
import { beginUnread } from './begin-unread.ts';
import * as crawls from './crawls.store.ts';

/** Reads the websites of the locations in the background, a step at a time, on whichever node comes first. */
export interface Crawler {
  /** Checks for due steps now instead of at the next poll. Call it after the transaction has committed. */
  wake(): void;
  start(): void;
  /** Aborts the running steps, which are taken again later, and stops. */
  stop(): Promise<void>;
  /** Takes all due steps and resolves when none is left. */
  drain(): Promise<void>;
}

export interface CrawlerOptions {
  /** Between two requests to one host. */
  readonly politeDelayMs?: number;
}

type Needed = Pick<BaseContext, 'db' | 'databaseKind' | 'clock' | 'log' | 'config'>;
type TakeStep = (crawl: WebsiteCrawlRow) => Promise<void>;

const pollMs = 5 * second;
const shortestWaitMs = 50;
const stepsAtOnce = 4;

export function createCrawler(context: Needed, { politeDelayMs = second }: CrawlerOptions = {}): Crawler {
  const { log, config } = context;
  const stopping = new AbortController();
  const takeDueSteps = createStepTaker(context, politeDelayMs, stopping.signal);
  const loop = createBackgroundLoop(
    () => takeDueSteps().catch((error) => log.error({ err: error }, 'could not run due website crawls')),
    () => untilNextStep(context),
  );
  return {
    wake: loop.wake,
    start() {
      if (config.websitePages === 0) return;
      const begin = () => !stopping.signal.aborted && loop.start();
      resumeCrawls(context).then(begin, (error) => log.error({ err: error }, 'could not resume website crawls'));
    },
    async stop() {
      stopping.abort();
      await loop.stop();
    },
    async drain() {
      await loop.whenIdle();
      await takeDueSteps();
    },
  };
}

/** Takes the due steps, several at once, until none is left or the signal aborts. */
function createStepTaker(context: Needed, politeDelayMs: number, signal: AbortSignal): () => Promise<void> {
  let loading: Promise<TakeStep> | undefined;
  const takeStep = async (crawl: WebsiteCrawlRow): Promise<void> => {
    loading ??= loadSteps(context, politeDelayMs, signal);
    const take = await loading;
    await take(crawl).catch((error) => giveUp(context, crawl, error));
  };
  return async () => {
    if (context.config.websitePages === 0) return;
    await requestDueCrawls(context);
    while (!signal.aborted) {
      const taken = await takeCrawls(context);
      if (taken.length === 0) return;
      await Promise.all(taken.map(takeStep));
    }
  };
}

async function untilNextStep({ db, clock }: Needed): Promise<number> {
  const dueAt = await crawls.nextDueAt(db).catch(() => null);
  const waitMs = dueAt === null ? pollMs : Date.parse(dueAt) - clock.now().getTime();
  return Math.min(pollMs, Math.max(shortestWaitMs, waitMs));
}

async function loadSteps(context: Needed, politeDelayMs: number, signal: AbortSignal): Promise<TakeStep> {
  // Loads the HTTP client only if a website is read.
  const [{ takeStep }, { createRobotsCache }] = await Promise.all([
    import('./crawl-step.ts'),
    import('./robots-cache.ts'),
  ]);
  const policy = { allowHosts: context.config.fetchAllowHosts, signal };
  const robots = createRobotsCache(policy, context.clock);
  const manner = { politeDelayMs, pageLimit: context.config.websitePages, policy, robots };
  return (crawl) => takeStep(context, manner, crawl);
}

async function resumeCrawls(context: Needed): Promise<void> {
  const { db, clock, config, databaseKind } = context;
  // No other process uses an embedded database, so the steps that a killed process left are taken at once.
  if (databaseKind === 'embedded') await crawls.freeAll(db, clock.now().toISOString());
  if (config.websiteIntervalDays > 0) await beginUnread(context);
}

async function requestDueCrawls({ db, clock, config }: Needed): Promise<void> {
  if (config.websiteIntervalDays === 0) return;
  const now = clock.now();
  await crawls.beginDueCrawls(db, instantAfter(now, -config.websiteIntervalDays * day), now.toISOString());
}

function takeCrawls({ db, clock }: Needed): Promise<WebsiteCrawlRow[]> {
  const now = clock.now();
  const taking = { now: now.toISOString(), lease: newId(), leasedUntil: instantAfter(now, crawls.leaseMs) };
  return crawls.takeDueCrawls(db, taking, stepsAtOnce);
}

/** An unexpected error ends the crawl: a retry would only repeat it. */
async function giveUp({ db, clock, log }: Needed, crawl: WebsiteCrawlRow, error: unknown): Promise<void> {
  log.error({ err: error, locationId: crawl.locationId }, 'could not crawl a website');
  const problem = 'Something went wrong on our side while it was read.';
  await crawls.endStep(db, crawl, { status: 'failed', problem, dueAt: null, finishedAt: clock.now().toISOString() });
}
