import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackgroundLoop } from './background-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A loop whose runs last until they are ended. */
function loopOfHeldRuns() {
  const ends: (() => void)[] = [];
  const loop = createBackgroundLoop(
    () => new Promise<void>((resolve) => ends.push(resolve)),
    () => 1000,
  );
  const endRun = () => {
    ends.at(-1)?.();
    return vi.advanceTimersByTimeAsync(0);
  };
  return { loop, endRun, countRuns: () => ends.length };
}

test('does nothing before it starts', () => {
  const { loop, countRuns } = loopOfHeldRuns();
  loop.wake();
  expect(countRuns()).toBe(0);
});

test('runs when it starts, and again after the pause', async () => {
  const { loop, endRun, countRuns } = loopOfHeldRuns();
  loop.start();
  expect(countRuns()).toBe(1);
  await endRun();
  await vi.advanceTimersByTimeAsync(999);
  expect(countRuns()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(countRuns()).toBe(2);
});

test('runs at once when it is woken in a pause', async () => {
  const { loop, endRun, countRuns } = loopOfHeldRuns();
  loop.start();
  await endRun();
  loop.wake();
  expect(countRuns()).toBe(2);
});

test('woken during a run, it runs once more right after it, never twice at a time', async () => {
  const { loop, endRun, countRuns } = loopOfHeldRuns();
  loop.start();
  loop.wake();
  loop.wake();
  expect(countRuns()).toBe(1);
  await endRun();
  expect(countRuns()).toBe(2);
  await endRun();
  expect(countRuns()).toBe(2);
});

test('stopped, it waits for the run in hand and begins no other', async () => {
  const { loop, endRun, countRuns } = loopOfHeldRuns();
  loop.start();
  const onStopped = vi.fn();
  const stopped = loop.stop().then(onStopped);
  await vi.advanceTimersByTimeAsync(0);
  expect(onStopped).not.toHaveBeenCalled();
  await endRun();
  await stopped;
  loop.wake();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(countRuns()).toBe(1);
});
