import { expect, test } from 'vitest';
import { createCircuitBreaker, restMs } from './circuit-breaker.ts';

function setScene() {
  let nowMs = 0;
  const breaker = createCircuitBreaker({ now: () => new Date(nowMs) });
  const fail = (times: number) => {
    for (let i = 0; i < times; i += 1) breaker.failed('a');
  };
  const wait = (ms: number) => {
    nowMs += ms;
  };
  return { breaker, fail, wait };
}

test('five failures in a row open it, for that server only', () => {
  const { breaker, fail } = setScene();
  fail(4);
  expect(breaker.admits('a')).toBe(true);
  fail(1);
  expect(breaker.admits('a')).toBe(false);
  expect(breaker.isResting('a')).toBe(true);
  expect(breaker.admits('b')).toBe(true);
});

test('a success in between resets the count', () => {
  const { breaker, fail } = setScene();
  fail(4);
  breaker.succeeded('a');
  fail(4);
  expect(breaker.admits('a')).toBe(true);
});

test('after its pause one question tries the server, the others do not wait', () => {
  const { breaker, fail, wait } = setScene();
  fail(5);
  wait(restMs);
  expect(breaker.isResting('a')).toBe(false);
  expect(breaker.admits('a')).toBe(true);
  expect(breaker.admits('a')).toBe(false);
  breaker.failed('a');
  expect(breaker.admits('a')).toBe(false);
  wait(restMs);
  expect(breaker.admits('a')).toBe(true);
  breaker.succeeded('a');
  expect([breaker.admits('a'), breaker.admits('a')]).toEqual([true, true]);
});
