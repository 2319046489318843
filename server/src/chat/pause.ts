import { setImmediate as nextTurn } from 'node:timers/promises';

const portionMs = 8;

/** Every long job waits in this one queue, so the event loop serves others after each portion, however many jobs there are. */
let queue: Promise<unknown> = Promise.resolve();

/** For long work: a function to await before each step. It lets the event loop go on before each portion of time. */
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
