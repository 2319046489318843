import robotsParser from 'robots-parser';
import { minute, second } from '../clock.ts';
import { decodeText } from '../page-fetch/decode-text.ts';
import { type FetchPolicy, fetchResource } from '../page-fetch/fetch-resource.ts';
import { PageRefused } from '../page-fetch/page-refused.ts';
import { robotName, userAgent } from './robot-name.ts';

/** A site's rules for robots (RFC 9309). */
export interface Robots {
  mayRead(address: string): boolean;
  readonly crawlDelayMs: number;
  readonly sitemaps: readonly string[];
}

const longestFile = 512 * 1024;
const longestDelayMs = 2 * minute;

const wanted = {
  headers: { 'user-agent': userAgent, accept: 'text/plain' },
  types: new Set(['text/plain', 'text/html', 'text/x-robots', 'application/octet-stream']),
  followRedirects: true,
};

interface ParsedRobots {
  isAllowed(url: string, robot: string): boolean | undefined;
  getCrawlDelay(robot: string): number | undefined;
  getSitemaps(): string[];
}

/** The package's types declare a default export, but it is CommonJS that is the function itself. */
const parseRobots = robotsParser as unknown as (address: string, text: string) => ParsedRobots;

const noRules = (): Robots => ({ mayRead: () => true, crawlDelayMs: 0, sitemaps: [] });

function readRobots(address: string, text: string): Robots {
  const robots = parseRobots(address, text.slice(0, longestFile));
  return {
    mayRead: (url) => robots.isAllowed(url, robotName) !== false,
    crawlDelayMs: Math.min((robots.getCrawlDelay(robotName) ?? 0) * second, longestDelayMs),
    sitemaps: robots.getSitemaps(),
  };
}

/**
 * The rules of an origin. A site without the file has none; if the file fails with an error, the site isn't read
 * (`PageRefused`), as RFC 9309 requires in section 2.3.1.4.
 */
export async function fetchRobots(origin: string, policy: FetchPolicy): Promise<Robots> {
  const address = `${origin}/robots.txt`;
  try {
    const { body } = await fetchResource(address, policy, wanted);
    return readRobots(address, decodeText(body, 'text/plain; charset=utf-8'));
  } catch (error) {
    if (isMissing(error)) return noRules();
    throw error;
  }
}

const isMissing = (error: unknown): boolean => {
  if (!(error instanceof PageRefused)) return false;
  const status = error.answered?.status ?? 0;
  return (status >= 400 && status < 500 && status !== 429) || error.reason === 'notText';
};
