import { setImmediate as nextTurn } from 'node:timers/promises';

const portionMs = 8;

/** For long work: a function to await often, which lets the event loop go on after each portion of time. */
export function createPauses(): () => Promise<void> | undefined {
  let startedMs = performance.now();
  return () => {
    if (performance.now() - startedMs < portionMs) return undefined;
    return nextTurn().then(() => {
      startedMs = performance.now();
    });
  };
}
