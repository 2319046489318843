import { vi } from 'vitest';

/** Retries until the check passes. It waits far longer than an idle machine needs. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 20_000 });
