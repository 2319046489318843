import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createPauses } from './yield-to-event-loop.ts';

test('however many long jobs there are, the event loop serves other work after each portion', async () => {
  // Each step takes a second, more than a portion.
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    nowMs += 1000;
    return nowMs;
  });
  let stepsSinceTurn = 0;
  let mostAtOnce = 0;
  const job = async () => {
    const pauseIfLong = createPauses();
    for (let step = 0; step < 5; step++) {
      await pauseIfLong();
      stepsSinceTurn += 1;
      mostAtOnce = Math.max(mostAtOnce, stepsSinceTurn);
    }
  };
  let areDone = false;
  const jobs = Promise.all(Array.from({ length: 20 }, job)).then(() => {
    areDone = true;
  });
  while (!areDone) {
    await nextTurn();
    stepsSinceTurn = 0;
  }
  await jobs;
  vi.restoreAllMocks();
  expect(mostAtOnce).toBe(1);
});
