import { lazyCache } from '../lazy-cache.ts';

/** One subject's count on this node in its current window. */
export interface Standing {
  readonly subject: string;
  endsAtMs: number;
  /** Requests or bytes on this node, including refused ones. */
  used: number;
  /** How many of them are allowed, as far as this node knows. */
  granted: number;
  /** Whether the other nodes know what this node has granted. */
  isReported: boolean;
  isUsedUp: boolean;
  asking: Promise<void> | undefined;
}

type Standings = Pick<Map<string, Standing>, 'get'> & { set(subject: string, standing: Standing): unknown };

/** The most counters of each kind. Two full maps take about 12 MB. */
const mostCounters = 20_000;
const mostNetworks = 5_000;
/** Expired counters are removed at most this often, because that scans all of them. */
const sweepEveryMs = 1000;

/**
 * One node's counters, in bounded memory.
 *
 * A subject starts among the infrequent ones, whose least recent is evicted when there are too many: it loses at most the first
 * portion of its limit. Above that portion it moves to the frequent ones, which stay until their window ends. When those
 * are full, further subjects share the counter of their wider network (/24 or /48), and then that of their route.
 */
export function createRequestCounters(nowMs: () => number = () => performance.now()) {
  const newcomers = lazyCache<Standing>(mostCounters);
  const busy = new Map<string, Standing>();
  const networks = new Map<string, Standing>();
  let sweptAtMs = Number.NEGATIVE_INFINITY;

  const live = (standings: Standings, subject: string): Standing | undefined => {
    const known = standings.get(subject);
    return known !== undefined && known.endsAtMs > nowMs() ? known : undefined;
  };

  const begin = (standings: Standings, subject: string, windowMs: number, granted: number): Standing => {
    const standing: Standing = {
      subject,
      endsAtMs: nowMs() + windowMs,
      used: 0,
      granted,
      isReported: false,
      isUsedUp: false,
      asking: undefined,
    };
    standings.set(subject, standing);
    return standing;
  };

  const sweep = (): void => {
    if (nowMs() - sweptAtMs < sweepEveryMs) return;
    sweptAtMs = nowMs();
    for (const standings of [busy, networks])
      for (const [subject, { endsAtMs }] of standings) if (endsAtMs <= nowMs()) standings.delete(subject);
  };

  const hasRoom = (standings: Map<string, Standing>, most: number): boolean => {
    if (standings.size >= most) sweep();
    return standings.size < most;
  };

  const ofNetwork = (subject: string, windowMs: number, share: number): Standing => {
    const network = widerNetworkOf(subject);
    const known = live(networks, network);
    if (known) return known;
    if (networks.has(network) || hasRoom(networks, mostNetworks)) return begin(networks, network, windowMs, share);
    const route = routeOf(subject);
    return live(networks, route) ?? begin(networks, route, windowMs, share);
  };

  return {
    /** Counts an amount and returns the counter it counts against. */
    count(subject: string, windowMs: number, share: number, amount = 1): Standing {
      const own = live(busy, subject) ?? live(newcomers(), subject) ?? begin(newcomers(), subject, windowMs, share);
      own.used += amount;
      if (own.used <= share || busy.get(subject) === own) return own;
      if (busy.has(subject) || hasRoom(busy, mostCounters)) {
        newcomers().delete(subject);
        busy.set(subject, own);
        return own;
      }
      const shared = ofNetwork(subject, windowMs, share);
      shared.used += amount;
      return shared;
    },
    get size(): number {
      return newcomers().size + busy.size + networks.size;
    },
  };
}

/** A subject ends in an IPv4 address or the four groups of a /64. */
const widerNetworkOf = (subject: string): string => subject.replace(/[.:][^.:\s]*$/, '');
const routeOf = (subject: string): string => subject.replace(/ \S*$/, '');
