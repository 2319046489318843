import { LRUCache } from 'lru-cache';
import { type Clock, minute } from '../clock.ts';
import type { FetchPolicy } from '../page-fetch/fetch-resource.ts';
import { fetchRobots, type Robots } from './robots.ts';

/** The rules of the crawled sites, each requested once in a while. */
export interface RobotsCache {
  /** Rejects with `PageRefused` if the site's robots.txt fails. */
  of(origin: string): Promise<Robots>;
  /** The delay that the site asks for, if known. */
  delayOf(origin: string): Promise<number>;
}

const keptMs = 30 * minute;
const mostKept = 500;

export function createRobotsCache(policy: FetchPolicy, clock: Clock): RobotsCache {
  const cache = new LRUCache<string, Promise<Robots>>({
    max: mostKept,
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });

  const fetchInto = (origin: string): Promise<Robots> => {
    const robots = fetchRobots(origin, policy);
    cache.set(origin, robots);
    // A failure isn't cached: the next page asks again.
    robots.catch(() => cache.delete(origin));
    return robots;
  };

  return {
    of: (origin) => cache.get(origin) ?? fetchInto(origin),
    async delayOf(origin) {
      const robots = await cache.get(origin)?.catch(() => undefined);
      return robots?.crawlDelayMs ?? 0;
    },
  };
}
