import { type Clock, second } from '../clock.ts';

const failuresToOpen = 5;
/** How long a server that is down gets no questions; then one question tries it. */
export const restMs = 30 * second;

/** Remembers which servers are down, so that only an occasional visitor waits to find out. */
export interface CircuitBreaker {
  isResting(server: string): boolean;
  /** Whether a question may be sent now. An admitted caller reports the result. */
  admits(server: string): boolean;
  succeeded(server: string): void;
  failed(server: string): void;
}

interface Health {
  readonly failures: number;
  readonly lastFailureMs: number;
  readonly isTried: boolean;
}

export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  // Only servers with failures since their last success are in it.
  const troubled = new Map<string, Health>();
  const nowMs = (): number => clock.now().getTime();
  const isOpen = (health: Health | undefined): health is Health =>
    health !== undefined && health.failures >= failuresToOpen;
  const isResting = (server: string): boolean => {
    const health = troubled.get(server);
    return isOpen(health) && (health.isTried || nowMs() - health.lastFailureMs < restMs);
  };
  return {
    isResting,
    admits(server) {
      if (isResting(server)) return false;
      const health = troubled.get(server);
      if (isOpen(health)) troubled.set(server, { ...health, isTried: true });
      return true;
    },
    succeeded: (server) => void troubled.delete(server),
    failed(server) {
      const failures = (troubled.get(server)?.failures ?? 0) + 1;
      troubled.set(server, { failures, lastFailureMs: nowMs(), isTried: false });
    },
  };
}
