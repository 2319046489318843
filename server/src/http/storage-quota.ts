import { day as dayMs } from '../clock.ts';
import type { Context } from '../context.ts';
import { tooManyRequests } from '../errors.ts';
import { addRequests } from './request-counts.store.ts';
import { networkOf } from './request-limits.ts';
import { sharedLimit } from './shared-limit.ts';

/** What one network address may store per UTC day, across all nodes. */
export interface StorageQuota {
  /** Counts bytes before they are stored, or refuses them with 429. */
  charge(address: string, bytes: number): Promise<void>;
  /** Counts bytes that are stored anyway, such as an answer. */
  add(address: string, bytes: number): void;
}

type Needs = Pick<Context, 'config' | 'clock' | 'databaseKind' | 'db' | 'log' | 'secrets'>;

const megabyte = 1_000_000;

/** `undefined` if visitors' storage isn't limited. */
export function storageQuota({ config, clock, databaseKind, db, log, secrets }: Needs): StorageQuota | undefined {
  const max = config.visitorMbPerDay * megabyte;
  if (!config.rateLimits || max === 0) return undefined;
  const useLimit = sharedLimit(
    databaseKind === 'postgres' ? (subject, added, windowMs) => addRequests(db, subject, added, windowMs) : undefined,
  );
  let warnedOn = '';

  const use = (address: string, bytes: number) => {
    const now = clock.now();
    const today = now.toISOString().slice(0, 10);
    const windowMs = dayMs - (now.getTime() % dayMs);
    // The row is kept for a day, so it doesn't contain the address itself.
    const subject = `stored ${today} ${secrets.pseudonym(networkOf(address))}`;
    return { today, windowMs, used: useLimit(subject, bytes, { windowMs, max }) };
  };

  return {
    async charge(address, bytes) {
      const { today, windowMs, used } = use(address, bytes);
      if ((await used).passes) return;
      if (warnedOn !== today) log.warn('an address has used up VISITOR_MB_PER_DAY; behind a proxy, check TRUST_PROXY');
      warnedOn = today;
      throw tooManyRequests(
        'This connection has sent too much today. Please call us directly.',
        Math.ceil(windowMs / 1000),
      );
    },
    add(address, bytes) {
      void use(address, bytes).used;
    },
  };
}
