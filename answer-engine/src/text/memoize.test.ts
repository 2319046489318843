import { expect, test, vi } from 'vitest';
import { memoize, memoizeMessages } from './memoize.ts';

const countingLength = () => vi.fn((text: string) => text.length);

test('a message is computed once as long as fewer than a thousand others follow it', () => {
  const compute = countingLength();
  const lengthOf = memoizeMessages(compute);
  expect([lengthOf('hours?'), lengthOf('hours?')]).toEqual([6, 6]);
  expect(compute).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 999; at++) lengthOf(`message ${at}`);
  lengthOf('hours?');
  expect(compute).toHaveBeenCalledTimes(1000);
});

test('the least recently used message is evicted', () => {
  const compute = countingLength();
  const lengthOf = memoizeMessages(compute);
  lengthOf('hours?');
  for (let at = 0; at < 2000; at++) lengthOf(`message ${at}`);
  lengthOf('hours?');
  expect(compute).toHaveBeenCalledTimes(2002);
});

test('a message longer than 200 characters is not kept', () => {
  const compute = countingLength();
  const lengthOf = memoizeMessages(compute);
  const story = 'x'.repeat(2000);
  expect([lengthOf(story), lengthOf(story)]).toEqual([2000, 2000]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('long texts count as several results', () => {
  const compute = countingLength();
  const lengthOf = memoize(compute, 100);
  const long = (at: number) => `${at} `.padEnd(2000, 'x');
  lengthOf(long(0));
  lengthOf(long(0));
  expect(compute).toHaveBeenCalledTimes(1);
  for (let at = 1; at <= 10; at++) lengthOf(long(at));
  lengthOf(long(0));
  expect(compute).toHaveBeenCalledTimes(12);
});
