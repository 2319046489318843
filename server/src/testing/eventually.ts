import { vi } from 'vitest';

/** Until the check passes. It waits far longer than that takes where nothing else runs. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 20_000 });
