import { setImmediate as nextTurn } from 'node:timers/promises';

const portionMs = 8;

/** All long jobs share this queue, so that the event loop serves other work after each portion. */
let queue: Promise<unknown> = Promise.resolve();

/** A function for long work to await before each step: it yields to the event loop once per portion of time. */
export function createPauses(): () => Promise<void> | undefined {
  let endsMs = 0;
  return () => {
    if (performance.now() < endsMs) return undefined;
    const turn = queue.then(() => nextTurn());
    queue = turn;
    return turn.then(() => {
      endsMs = performance.now() + portionMs;
    });
  };
}
