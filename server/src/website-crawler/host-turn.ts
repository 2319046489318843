import { type Clock, instantAfter } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { siteOf } from './crawl-address.ts';
import * as crawls from './crawls.store.ts';

/** Access to web hosts for one step: one request at a time per host, across all crawls and nodes. */
export interface HostTurn {
  /** Takes the host of a URL, unless this step has it already. For a busy one it returns when it is free again. */
  busyUntil(address: string): Promise<string | undefined>;
  /** Blocks all taken hosts until then. */
  end(freeAt: string): Promise<void>;
}

export function takeHostTurn(db: Database, clock: Clock): HostTurn {
  const taken = new Set<string>();
  return {
    async busyUntil(address) {
      const host = siteOf(new URL(address));
      if (taken.has(host)) return undefined;
      const now = clock.now();
      const taking = await crawls.takeHost(db, host, now.toISOString(), instantAfter(now, crawls.leaseMs));
      if (taking !== 'taken') return taking.busyUntil;
      taken.add(host);
      return undefined;
    },
    async end(freeAt) {
      for (const host of taken) await crawls.freeHost(db, host, freeAt);
    },
  };
}
