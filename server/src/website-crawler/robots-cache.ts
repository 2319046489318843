import { type Clock, minute } from '../clock.ts';
import type { FetchPolicy } from '../page-fetch/fetch-resource.ts';
import { fetchRobots, type Robots } from './robots.ts';

/** The rules of the sites that are read, each asked for once in a while. */
export interface RobotsCache {
  /** Rejects with `PageRefused` when the site fails to say what its rules are. */
  of(origin: string): Promise<Robots>;
  /** The delay that the site asks for, as far as that is known. */
  delayOf(origin: string): Promise<number>;
}

const keptMs = 30 * minute;
const mostKept = 500;

export function createRobotsCache(policy: FetchPolicy, clock: Clock): RobotsCache {
  const entries = new Map<string, { readonly fetchedMs: number; readonly robots: Promise<Robots> }>();

  const fetchInto = (origin: string): Promise<Robots> => {
    const robots = fetchRobots(origin, policy);
    entries.delete(origin);
    entries.set(origin, { fetchedMs: clock.now().getTime(), robots });
    // A failure is not kept: the next page asks again.
    robots.catch(() => entries.delete(origin));
    const oldest = entries.keys().next().value;
    if (entries.size > mostKept && oldest !== undefined) entries.delete(oldest);
    return robots;
  };

  const knownOf = (origin: string): Promise<Robots> | undefined => {
    const entry = entries.get(origin);
    return entry && clock.now().getTime() - entry.fetchedMs < keptMs ? entry.robots : undefined;
  };

  return {
    of: (origin) => knownOf(origin) ?? fetchInto(origin),
    async delayOf(origin) {
      const robots = await knownOf(origin)?.catch(() => undefined);
      return robots?.crawlDelayMs ?? 0;
    },
  };
}
